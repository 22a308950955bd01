import { modelSettings } from '../platform/model/model-settings.ts';
import { generationSettings } from './generation-settings.ts';
import { isOver, type JobRow } from './rules.ts';

/**
 * An estimate of the longest request, that for the questions about six lessons with eight checks each. By `promptLimits`, it
 * has about 90,000 characters, and in English about a quarter as many tokens. Each character outside ASCII can take several
 * tokens, so a request that is full of them can take more. The budget counts the tokens that the API reports in any case.
 */
export const maxRequestTokens = 40_000;

/**
 * Returns the most tokens that a job can use: its limit, and the call with which it reaches the limit. Without a model it
 * uses none.
 */
export function mostTokens(): number {
  const { generation } = generationSettings();
  return modelSettings().gemini ? generation.tokens + generation.maxOutputTokens + maxRequestTokens : 0;
}

/**
 * Returns the correction of the budget when a job ends: what it used instead of what it reserved. Undefined while it runs,
 * and for a canceled job with a worker whose call may still use tokens: the worker settles then.
 */
export function settlement(job: JobRow, next: JobRow, now: number): number | undefined {
  if (!isOver(next.status) || isOver(job.status)) return undefined;
  const mayUseMore = next.status === 'cancelled' && job.lease !== null && job.lease_until >= now;
  return mayUseMore ? undefined : next.tokens - job.reserved_tokens;
}

/** Returns the correction of the budget for the tokens of a call that returned after its job ended. */
export const lateSettlement = (job: JobRow, newTokens: number): number =>
  job.reserved_tokens > 0 ? job.tokens + newTokens - job.reserved_tokens : newTokens;
