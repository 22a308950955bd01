import { epochSeconds } from '../clock.ts';
import { keys } from '../keys.ts';
import type { TransactItem } from '../table.ts';
import { modelSettings } from './model-settings.ts';

const dayMs = 86_400_000;

/** Returns the start of the next UTC day, when the next day's budget opens, in milliseconds since 1970. */
export const nextDay = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs;

const added = (day: string, tokens: number) => ({
  Key: keys.generationBudget(day),
  UpdateExpression: 'ADD tokens :tokens SET #ttl = if_not_exists(#ttl, :ttl)',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  // Kept for a month after the day, for operators.
  ExpressionAttributeValues: { ':tokens': tokens, ':ttl': epochSeconds(Date.parse(day)) + 32 * 86_400 },
});

/**
 * Makes the item that reserves tokens in the budget of a day; its condition fails if they exceed what is left. Returns
 * undefined if they exceed the whole budget.
 */
export function reservationItem(day: string, tokens: number): TransactItem | undefined {
  const room = modelSettings().dailyTokens - tokens;
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
