import * as z from 'zod';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import { type DraftedText, Drafting } from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { type Key, keys } from '../platform/keys.ts';
import { correctionItems } from '../platform/model/token-budget.ts';
import {
  deleteListed,
  getItem,
  listAll,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { pack, unpack } from '../rows/course/modules.ts';
import { type DraftingRow, failedTry, hasEnded, isInCall, isOverdue, waitMs } from './drafting-rules.ts';
import type { CourseFacts, Outline } from './generator.ts';

const DraftingItem: z.ZodType<DraftingRow> = Drafting.omit({ reason: true }).extend({
  user_id: z.string(),
  course_id: z.string(),
  teaches: z.string().nullable(),
  module_number: z.int().nullable(),
  facts: z.custom<CourseFacts>((value) => Course.pick({ id: true, title: true }).safeParse(value).success),
  outline: z.custom<Outline>((value) => typeof value === 'object').nullable(),
  first_module: z.int(),
  reason: FailureReason.nullable(),
  turn: z.int(),
  claimed: z.int(),
  due: z.number(),
  tries: z.int(),
  fault: z.object({ reason: FailureReason, feedback: z.string().nullable() }).nullable(),
  tokens: z.int(),
  token_limit: z.int(),
  reserved_tokens: z.int(),
  budget_day: z.string(),
  ttl: z.int(),
});

const keyOf = ({ user_id, course_id }: DraftingRow): Key => keys.drafting(user_id, course_id);

/** Reads a drafting consistently; undefined once it has expired. */
export async function readDrafting(key: Key): Promise<DraftingRow | undefined> {
  const row = await getItem(key, DraftingItem, { consistent: true });
  return row && row.ttl > epochSeconds() ? row : undefined;
}

/** Why a drafting did not start: the last one is still running, or the day's budget is used. */
export type DraftingRefusal = 'running' | 'closed';

/** Writes a new drafting in place of an ended one, with the items of its reservation and the audit log. Returns why it is refused. */
export async function createDrafting(
  row: DraftingRow,
  { reservation, audit }: { reservation: TransactItem; audit: TransactItem },
): Promise<DraftingRefusal | undefined> {
  const isFree = {
    ConditionExpression: 'attribute_not_exists(pk) OR reserved_tokens = :none OR #ttl < :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':none': 0, ':now': epochSeconds() },
  };
  const { isWritten, failed } = await tryTransact([
    { Put: { Item: { ...keyOf(row), ...row }, ...isFree } },
    reservation,
    audit,
  ]);
  if (isWritten) return undefined;
  return failed[0] ? 'running' : 'closed';
}

/** Claims the current call of a drafting for a worker, until a time in milliseconds since 1970. Returns the row, or undefined if it was claimed before. */
export async function claimTurn(
  row: DraftingRow,
  status: DraftingRow['status'],
  due: number,
): Promise<DraftingRow | undefined> {
  const change = { status, claimed: row.turn, due };
  const condition = 'id = :id AND turn = :turn AND claimed < :turn';
  const isClaimed = await tryWrite([
    setAttributes(keyOf(row), change, { condition, values: { ':id': row.id, ':turn': row.turn } }),
  ]);
  return isClaimed ? { ...row, ...change } : undefined;
}

/**
 * Writes the result of a call, with other items, and lets a worker make the next one. A drafting that ends releases the tokens
 * that it reserved and did not use. Returns the row as it is then, or undefined if it was deleted or continued since the read.
 */
export async function advance(
  row: DraftingRow,
  change: Partial<DraftingRow>,
  more: readonly TransactItem[] = [],
): Promise<DraftingRow | undefined> {
  const next = { ...row, ...change, turn: row.turn + 1, due: Date.now() + waitMs };
  const ends = hasEnded(next);
  const written = {
    ...change,
    turn: next.turn,
    due: next.due,
    ...(ends && { finished_at: timestamp(), reserved_tokens: 0 }),
  };
  const condition = 'id = :id AND #turn = :read_turn AND claimed = :read_claimed';
  const values = { ':id': row.id, ':read_turn': row.turn, ':read_claimed': row.claimed };
  const isWritten = await tryWrite([
    setAttributes(keyOf(row), written, { condition, values }),
    ...more,
    ...(ends ? correctionItems(row.budget_day, next.tokens - row.reserved_tokens) : []),
  ]);
  return isWritten ? { ...row, ...written } : undefined;
}

/**
 * Counts the tokens of a call whose drafting was deleted, replaced or continued meanwhile. In the first two cases the worker
 * also releases the reservation, because nobody else knows what the call has used.
 */
export async function countLateTokens(row: DraftingRow, tokens: number): Promise<void> {
  const current = await getItem(keyOf(row), DraftingItem, { consistent: true });
  const isContinued = current?.id === row.id;
  const items = correctionItems(
    row.budget_day,
    isContinued ? tokens : row.tokens + tokens - row.reserved_tokens,
  );
  if (items.length > 0) await tryWrite(items);
}

/** Continues a drafting whose worker is gone, with another try of its call, or ends it. Returns the row as it is then. */
export async function resumeOverdue(row: DraftingRow): Promise<DraftingRow | undefined> {
  if (!isOverdue(row, Date.now())) return row;
  const change = failedTry(row, 'internal', { isRetryable: true });
  return (await advance(row, change)) ?? readDrafting(keyOf(row));
}

/** Deletes a drafting with what it has written. A running one releases its reservation, unless a worker may be in a call: that does. */
export async function deleteDrafting(row: DraftingRow): Promise<boolean> {
  const isSettledLater = isInCall(row, Date.now()) && !hasEnded(row);
  const isDeleted = await tryWrite([
    {
      Delete: {
        Key: keyOf(row),
        ConditionExpression: 'id = :id AND turn = :turn AND claimed = :claimed',
        ExpressionAttributeValues: { ':id': row.id, ':turn': row.turn, ':claimed': row.claimed },
      },
    },
    ...(isSettledLater || hasEnded(row)
      ? []
      : correctionItems(row.budget_day, row.tokens - row.reserved_tokens)),
  ]);
  if (!isDeleted) return false;
  const { pk, sk: prefix } = keys.draftingPart(row.user_id, row.id, 0);
  await deleteListed({ pk, prefix });
  return true;
}

/** A lesson as it is drafted. */
type DraftedLesson = DraftedText['modules'][number]['lessons'][number];

/** What one call of a drafting has written. */
export type DraftedPart = { module: number; lesson: DraftedLesson } | { questions: readonly BankQuestion[] };

/** Makes the item that stores what a call has written, by its number from 1. */
export const partItem = (
  { user_id, id, ttl }: DraftingRow,
  number: number,
  part: DraftedPart,
): TransactItem => ({
  Put: { Item: { ...keys.draftingPart(user_id, id, number), part: pack(part), ttl } },
});

const PartItem = z.object({
  part: z.instanceof(Uint8Array).transform((packed) => unpack(packed) as DraftedPart),
});

/** Reads what a drafting has written, in its order. */
export async function readParts({ user_id, id }: DraftingRow): Promise<DraftedPart[]> {
  const { pk, sk: prefix } = keys.draftingPart(user_id, id, 0);
  return (await listAll({ pk, prefix, consistent: true }, PartItem)).map(({ part }) => part);
}
