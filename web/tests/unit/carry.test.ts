// A seat in a private link: what is put in comes out, anything else is left alone.
import { beforeEach, expect, it, vi } from 'vitest';
import { carriedIn, carryLink, fragmentOf, receive } from '../../src/net/carry';
import { keep, keysOf, newToken } from '../../src/net/tokens';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) });
});

it('carries one seat, or all seats of one screen', () => {
  for (const keys of [{ own: newToken() }, { seats: { 0: newToken(), 1: newToken() } }, { seats: { 3: newToken() } }]) {
    expect(carriedIn(`#${fragmentOf(keys)}`)).toEqual(keys);
  }
});

it('takes nothing that is no token', () => {
  for (const text of ['', '#', '#main', '#seat=', '#seat=short', `#seat=${'a'.repeat(500)}`, '#seat=<script>alert(1)</script>', '#seats=', '#seats=0.short', `#seats=x.${newToken()}`, `#seats=0.${newToken()}.1`]) {
    expect(carriedIn(text), text).toBeNull();
  }
});

it('keeps a seat for a browser that holds none, and hands it back to one that does', () => {
  const [mine, yours] = [newToken(), newToken()];
  expect(receive('abc', `seat=${mine}`)).toBeNull();
  expect(keysOf('abc')?.own).toBe(mine);
  expect(carryLink('abc', 'https://sea.example')).toBe(`https://sea.example/t/abc#seat=${mine}`);
  expect(receive('abc', `seat=${mine}`)).toBeNull();
  expect(receive('abc', `seat=${yours}`)).toEqual({ own: yours });
  expect(keysOf('abc')?.own).toBe(mine);
});

it('has no link where no seat is held', () => {
  expect(carryLink('abc', 'https://sea.example')).toBeNull();
  keep('abc', {});
  expect(carryLink('abc', 'https://sea.example')).toBeNull();
});
