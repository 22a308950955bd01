import { epochSeconds } from '../platform/clock.ts';
import { generationSettings } from './generation-settings.ts';
import { keys } from '../platform/keys.ts';
import type { TransactItem } from '../platform/table.ts';
import { isOver, type JobRow } from './rules.ts';

const dayMs = 86_400_000;

/**
 * An estimate of the longest request, that for the questions about six lessons with eight checks each. By `promptLimits`, it
 * has about 90,000 characters, and in English about a quarter as many tokens. Each character outside ASCII can take several
 * tokens, so a request that is full of them can take more. The budget counts the tokens that the API reports in any case.
 */
const maxRequestTokens = 40_000;

/** Returns the start of the next UTC day, when the next day's budget opens, in milliseconds since 1970. */
export const nextDay = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs;

/**
 * Returns the most tokens that a job can use: its limit, and the call with which it reaches the limit. Without a model it
 * uses none.
 */
export function mostTokens(): number {
  const { gemini, generation } = generationSettings();
  return gemini ? generation.tokens + gemini.maxOutputTokens + maxRequestTokens : 0;
}

const added = (day: string, tokens: number) => ({
  Key: keys.generationBudget(day),
  UpdateExpression: 'ADD tokens :tokens SET #ttl = if_not_exists(#ttl, :ttl)',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  // Kept for a month after the day, for operators.
  ExpressionAttributeValues: { ':tokens': tokens, ':ttl': epochSeconds(Date.parse(day)) + 32 * 86_400 },
});

/**
 * Makes the item that reserves a job's tokens in the budget of a day; its condition fails if they exceed what is left.
 * Returns undefined if the budget is too small for any job.
 */
export function reservationItem(day: string, tokens: number): TransactItem | undefined {
  const room = generationSettings().generation.dailyTokens - tokens;
  if (room < 0) return undefined;
  const update = added(day, tokens);
  return {
    Update: {
      ...update,
      ConditionExpression: 'attribute_not_exists(tokens) OR tokens <= :room',
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':room': room },
    },
  };
}

/** Makes the item that corrects a day's budget by a number of tokens; none for 0. */
export const correctionItems = (day: string, tokens: number): TransactItem[] =>
  tokens === 0 ? [] : [{ Update: added(day, tokens) }];

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
