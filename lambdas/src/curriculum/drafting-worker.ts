import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import { type Key, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import type { TransactItem } from '../platform/table.ts';
import {
  draftedDetailsItem,
  draftedItem,
  lessonHash,
  markedId,
  markedLesson,
  markOf,
  questionHash,
} from '../rows/course/drafted-texts.ts';
import { readCourse } from '../rows/course/read.ts';
import { readText } from '../rows/course/read-text.ts';
import { callGenerator, type CallResult } from './call.ts';
import { advance, claimTurn, countLateTokens, partItem, readDrafting } from './drafting-repository.ts';
import {
  draftedOrigin,
  type DraftingRow,
  failedTry,
  hasEnded,
  nextLesson,
  nextPart,
  outlineOf,
} from './drafting-rules.ts';
import { chooseDrafter, generationSettings } from './generation-settings.ts';
import type { Drafter, Outline } from './generator.ts';
import { bankOf } from './questions.ts';
import { checkLesson, checkModule, checkOutline, checkQuestions } from './response-rules.ts';
import { detailsOf, lessonCount } from './rules.ts';
import { leaseMargin, retryWait } from './steps.ts';

const prefix = keys.drafting('', '').sk;

/** Returns the key of a drafting that waits for a worker in a change of the table; undefined for other changes. */
function waitingIn({ dynamodb }: DynamoDBRecord): Key | undefined {
  const { Keys, NewImage, OldImage } = dynamodb ?? {};
  const [pk, sk, turn] = [Keys?.pk?.S, Keys?.sk?.S, NewImage?.turn?.N];
  const isNew = turn !== OldImage?.turn?.N || NewImage?.id?.S !== OldImage?.id?.S;
  if (pk === undefined || !sk?.startsWith(prefix) || turn === undefined || !isNew) return undefined;
  return { pk, sk };
}

/** Makes the next call of each drafting that waits for one. Its result is a change, which starts the worker for the call after it. */
export async function work({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(
    Records.map(async (record) => {
      const key = waitingIn(record);
      if (!key) return [];
      try {
        await takeTurn(key);
        return [];
      } catch (error) {
        logger.error('A call of a drafting could not be made or stored', { error });
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
}

async function takeTurn(key: Key): Promise<void> {
  const waiting = await readDrafting(key);
  if (!waiting || hasEnded(waiting)) return;
  const part = nextPart(waiting);
  const due = Date.now() + retryWait(waiting) + generationSettings().generation.callMs + leaseMargin;
  const row = await claimTurn(waiting, part, due);
  if (!row) return;
  const drafter = await chooseDrafter();
  if (!drafter) return end(row, 0, { status: 'failed', reason: 'internal' });
  if (row.tokens >= row.token_limit) return end(row, 0, { status: 'failed', reason: 'token_limit' });
  await wait(retryWait(row));
  await writers[part](row, drafter);
}

const freshTry = { tries: 0, fault: null } as const;

/** Stores the change of a call, or counts its tokens if the drafting was canceled meanwhile. */
async function end(
  row: DraftingRow,
  tokens: number,
  change: Partial<DraftingRow>,
  more: readonly TransactItem[] = [],
): Promise<void> {
  const next = await advance(row, { ...change, tokens: row.tokens + tokens }, more);
  if (!next) await countLateTokens(row, tokens);
  else if (hasEnded(next))
    logger.info('A drafting has ended', { course: row.course_id, drafting: row.id, reason: next.reason });
}

/** Stores the result of a call, or prepares another try. */
async function store<T>(
  row: DraftingRow,
  result: CallResult<T>,
  toChange: (value: T) => { change: Partial<DraftingRow>; more: TransactItem[] },
): Promise<void> {
  if ('fault' in result) {
    const { fault, isRetryable, tokens } = result;
    logger.info('A call of a drafting failed', { course: row.course_id, drafting: row.id, ...fault });
    const { feedback, reason } = fault;
    return end(row, tokens, failedTry(row, reason, { isRetryable, feedback }));
  }
  const { change, more } = toChange(result.value);
  return end(row, result.tokens, { ...freshTry, ...change }, more);
}

type Writer = (row: DraftingRow, drafter: Drafter) => Promise<void>;
const writers: Record<ReturnType<typeof nextPart>, Writer> = {
  outline: (row, drafter) => (row.kind === 'module' ? planModule(row, drafter) : planCourse(row, drafter)),
  lessons: writeLesson,
  questions: writeQuestions,
};

async function planCourse(row: DraftingRow, drafter: Drafter): Promise<void> {
  const call = callGenerator(row, (options) => drafter.writeOutline(row.facts, options), checkOutline);
  await store(row, await call, (outline) => ({
    change: { outline, lessons_total: lessonCount(outline) },
    more: [],
  }));
}

async function readPlan(courseId: string) {
  const course = await readCourse(courseId, { consistent: true });
  if (!course) return undefined;
  const { text } = await readText(course);
  return { text, outline: outlineOf(text) };
}

/** Ends a drafting whose course, or a module of it, was deleted. */
const supersede = (row: DraftingRow): Promise<void> =>
  end(row, 0, { status: 'failed', reason: 'superseded' });

async function planModule(row: DraftingRow, drafter: Drafter): Promise<void> {
  const { title, teaches, facts } = row;
  const plan = await readPlan(row.course_id);
  if (!plan || title === null || teaches === null) return supersede(row);
  const call = callGenerator(
    row,
    (options) => drafter.writeModule(facts, plan.outline, { title, teaches }, options),
    checkModule,
  );
  await store(row, await call, (planned) => {
    const modules = [...plan.outline.modules, { week: '', title, ...planned }];
    const outline: Outline = { ...plan.outline, modules };
    const change = { outline, first_module: modules.length - 1, lessons_total: planned.lessons.length };
    return { change, more: [] };
  });
}

/** Logs why parts of a response were dropped. */
function noteDropped(row: DraftingRow, reasons: readonly string[]): void {
  if (reasons.length > 0)
    logger.info('Parts of a response were dropped', { course: row.course_id, drafting: row.id, reasons });
}

async function writeLesson(row: DraftingRow, drafter: Drafter): Promise<void> {
  const { outline, facts, lessons_total } = row;
  const place = nextLesson(row);
  if (!outline || !place) return end(row, 0, { status: 'failed', reason: 'internal' });
  const call = callGenerator(
    row,
    (options) => drafter.writeLesson(facts, outline, place, options),
    (value) => checkLesson(value, place),
  );
  await store(row, await call, ({ reasons, dropped: _, ...text }) => {
    noteDropped(row, reasons);
    const lessons_written = row.lessons_written + 1;
    const mark = markOf(row.id, lessons_written);
    const lesson = {
      lesson_title: outline.modules[place.module]?.lessons[place.lesson] ?? '',
      ...markedLesson(text, mark),
    };
    const provenance = draftedOrigin(row);
    const isLast = lessons_written === lessons_total;
    const { provenance: __, ...details } = detailsOf(outline, provenance);
    return {
      change: { lessons_written, ...(isLast && { status: 'finished' as const }) },
      more: [
        partItem(row, lessons_written, { module: place.module, lesson }),
        draftedItem({ mark, hash: lessonHash(lesson), provenance }),
        ...(isLast && row.kind === 'course' ? [draftedDetailsItem(row.course_id, details, provenance)] : []),
      ],
    };
  });
}

async function writeQuestions(row: DraftingRow, drafter: Drafter): Promise<void> {
  const plan = await readPlan(row.course_id);
  const at = plan?.text.modules.findIndex(({ module_number }) => module_number === row.module_number) ?? -1;
  const module = plan?.text.modules[at];
  if (!plan || !module) return supersede(row);
  const written = { at, lessons: module.lessons };
  const call = callGenerator(
    row,
    (options) => drafter.writeQuestions(row.facts, plan.outline, written, options),
    (value) => checkQuestions(value, written),
  );
  await store(row, await call, ({ questions: good, reasons }) => {
    noteDropped(row, reasons);
    const provenance = draftedOrigin(row);
    const questions = bankOf([good], [module], provenance).map((question, place): BankQuestion => {
      const id = markedId(`question-${module.module_number}`, markOf(row.id, place + 1));
      return { ...question, id };
    });
    return {
      change: { status: 'finished' as const },
      more: [
        partItem(row, 1, { questions }),
        ...questions.map((question, place) =>
          draftedItem({ mark: markOf(row.id, place + 1), hash: questionHash(question), provenance }),
        ),
      ],
    };
  });
}
