// Two people who meet at a table by its link.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { base } from './world';

/** Opens a table for a friend; its link. */
export async function invite(host: Page, game: string): Promise<string> {
  await host.goto(`${base()}/new/${game}?with=friend`);
  await host.getByLabel('Your name at the table').fill('Marta');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('heading', { name: 'Invite players' }).waitFor();
  expect(await host.getByRole('img', { name: host.url() }).isVisible()).toBe(true);
  // The server of these tests is on this computer, where a link is no use to anybody else.
  expect(await host.getByText('This link works only on this computer.').isVisible()).toBe(/127\.0\.0\.1|localhost/.test(base()));
  return host.url();
}

/** Sits down; whoever invited is ready already, so the game begins. */
export async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByText('Marta invites you').waitFor();
  await guest.getByLabel('Your name at the table').fill('Oles');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
}
