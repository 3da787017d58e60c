// Refusals and failures in the reader's words.
import { t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import type { Refusal } from '../net/protocol';

const LONGEST_NAME = 24;

export function refusalText({ reason, rule }: Refusal): string {
  return t(`refusal-${reason.replaceAll('_', '-')}`, { rule: rule ?? '', count: LONGEST_NAME });
}

export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-internal');
  if (error.refusal) return refusalText(error.refusal);
  return t(error.status === 0 ? 'web-unreachable' : 'error-internal');
}
