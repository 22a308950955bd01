import * as z from 'zod';
import type { PageQuery } from '@redwhiteandcode/contract/api/page.ts';
import { CaseFailure, CaseRun, PromptRun } from '@redwhiteandcode/contract/labs/operations.ts';
import { PromptLabBlock } from '@redwhiteandcode/contract/course/lab-blocks.ts';
import { promptRunLimits } from '@redwhiteandcode/contract/labs/prompt-run-limits.ts';
import { timestamp } from '../platform/clock.ts';
import { type Key, keys } from '../platform/keys.ts';
import { correctionItems } from '../platform/model/token-budget.ts';
import {
  getItem,
  KeyItem,
  listItems,
  putNew,
  setAttributes,
  type TransactItem,
  tryTransact,
  tryWrite,
} from '../platform/table.ts';
import { type CaseRow, interrupted, isOverdue, marginMs, type RunRow, settlement, workMs } from './rules.ts';

const RunItem: z.ZodType<RunRow> = PromptRun.omit({ status: true, cases: true }).extend({
  user_id: z.string(),
  module_number: z.int(),
  lesson_number: z.int(),
  phase: PromptRun.shape.status,
  cases: z.array(
    CaseRun.extend({ reason: CaseFailure.nullable(), tokens: z.int(), reserved_tokens: z.int() }),
  ),
  sample_of: PromptLabBlock.shape.cases.element.nullable().default(null),
  worker: z.string().nullable(),
  ends_by: z.number(),
  budget_day: z.string(),
});

const keyOf = ({ user_id, course_id, block_id, id }: RunRow): Key =>
  keys.promptRun(user_id, course_id, block_id, id);

/** Reads a run consistently. */
export const readRun = (key: Key) => getItem(key, RunItem, { consistent: true });

const listingOf = (userId: string, courseId: string, blockId: string) => {
  const { pk, sk: prefix } = keys.promptRun(userId, courseId, blockId, '');
  return { pk, prefix, newestFirst: true, consistent: true };
};

/** Lists a user's runs in a block, newest first. */
export const listRuns = (userId: string, courseId: string, blockId: string, page: PageQuery) =>
  listItems(listingOf(userId, courseId, blockId), page, RunItem);

/** Makes the items that delete the runs of a block after those that are kept with a new one. */
async function surplusItems({ user_id, course_id, block_id }: RunRow): Promise<TransactItem[]> {
  const { items } = await listItems(listingOf(user_id, course_id, block_id), { limit: 60 }, KeyItem);
  return items.slice(promptRunLimits.kept - 1).map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } }));
}

/** Why a run did not start: the learner's calls do not suffice, the day's budget does not, or its request has started one. */
export type StartRefusal = 'limited' | 'closed' | 'repeated';

/** An item that belongs to the start of a run, and the refusal if its condition fails. */
export interface StartItem {
  item: TransactItem;
  refusal: StartRefusal;
}

/** Writes a new run with the items of its limits, and deletes the oldest ones of the block. Returns the reason if it is refused. */
export async function createRun(
  run: RunRow,
  extras: readonly StartItem[],
): Promise<StartRefusal | undefined> {
  const { isWritten, failed } = await tryTransact([
    ...extras.map(({ item }) => item),
    putNew({ ...keyOf(run), ...run }),
    ...(await surplusItems(run)),
  ]);
  if (isWritten) return undefined;
  const refused = extras.find((_, at) => failed[at]);
  if (!refused) throw new Error('A run exists already');
  return refused.refusal;
}

/**
 * Claims a queued run for a worker. Returns the run, or undefined if it was claimed before or has ended: a worker that comes
 * twice runs nothing twice.
 */
export async function claimRun(run: RunRow, worker: string): Promise<RunRow | undefined> {
  const change = { phase: 'running', worker, ends_by: Date.now() + workMs + marginMs } as const;
  const isClaimed = await tryWrite([
    setAttributes(keyOf(run), change, { condition: 'phase = :queued', values: { ':queued': 'queued' } }),
  ]);
  return isClaimed ? { ...run, ...change } : undefined;
}

/** Writes what has arrived of a claimed run. Only the worker that has claimed it does. Returns false if the run has ended or was deleted. */
export const saveCases = (run: RunRow, cases: readonly CaseRow[]): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keyOf(run),
      { cases },
      { condition: 'phase = :running', values: { ':running': 'running' } },
    ),
  ]);

/**
 * Ends a run that was read, and corrects the budget by what it did not use: by its cases as they were before, if those are
 * given. Returns the ended run, or undefined if its phase has changed since the read.
 */
export async function endRun(run: RunRow, cases: CaseRow[], settled = cases): Promise<RunRow | undefined> {
  const change = { phase: 'finished', finished_at: timestamp(), cases } as const;
  const isEnded = await tryWrite([
    setAttributes(keyOf(run), change, {
      condition: 'phase = :read_phase',
      values: { ':read_phase': run.phase },
    }),
    ...correctionItems(run.budget_day, settlement({ ...run, cases: settled })),
  ]);
  return isEnded ? { ...run, ...change } : undefined;
}

/** Ends a run without a worker if its time is over. Returns the run as it is then; undefined if it was deleted meanwhile. */
export async function endOverdue(run: RunRow): Promise<RunRow | undefined> {
  if (!isOverdue(run, Date.now())) return run;
  return (await endRun(run, interrupted(run.cases), run.cases)) ?? readRun(keyOf(run));
}
