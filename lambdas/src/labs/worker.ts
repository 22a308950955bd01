import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { sampleRunOf } from '@redwhiteandcode/contract/labs/sample-run.ts';
import { type Key, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { readBlocks } from '../rows/course/read-blocks.ts';
import { storeRecorded } from '../rows/course/recorded-samples.ts';
import { readModel, runCase } from './call-model.ts';
import { createProgress, type Progress } from './progress.ts';
import { claimRun, endOverdue, endRun, readRun, saveCases } from './repository.ts';
import { type CaseRow, isOverdue, labIn, type PromptCase, type RunRow, workMs } from './rules.ts';
import { readRunSettings } from './run-settings.ts';

/** How often what has arrived is written, in milliseconds. */
const saveEveryMs = 1000;
/** How many calls of a run are made at the same time. */
const callsAtOnce = 4;

const [runPrefix = ''] = keys.promptRun('', '', '', '').sk.split('#');

/** Returns the key of a new run in a change of the table; undefined for other changes. */
function newRunIn({ eventName, dynamodb }: DynamoDBRecord): Key | undefined {
  const { pk, sk } = dynamodb?.Keys ?? {};
  if (eventName !== 'INSERT' || pk?.S === undefined || !sk?.S?.startsWith(`${runPrefix}#`)) return undefined;
  return { pk: pk.S, sk: sk.S };
}

/** Runs the prompts of new runs. A change that comes again changes nothing, because its run was claimed. */
export async function work({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failures = await Promise.all(
    Records.map(async (record) => {
      const key = newRunIn(record);
      if (!key) return [];
      try {
        await startRun(key, record.eventID ?? '');
        return [];
      } catch (error) {
        logger.error('A run of a prompt could not be started or ended', { error });
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    }),
  );
  return { batchItemFailures: failures.flat() };
}

async function startRun(key: Key, worker: string): Promise<void> {
  const queued = await readRun(key);
  if (!queued || queued.phase !== 'queued') return;
  if (isOverdue(queued, Date.now())) return void (await endOverdue(queued));
  const run = await claimRun(queued, worker);
  if (!run) return;
  const cases = await runCases(run).catch((error: unknown) => {
    logger.error('A prompt could not be run', { run: run.id, error });
    return run.cases.map(failed);
  });
  // Whoever sees the end of the run may save its output as a sample.
  await storeSample(run, cases);
  await endRun(run, cases);
  const reasons = cases.flatMap(({ reason }) => reason ?? []);
  logger.info('A prompt was run', { course: run.course_id, run: run.id, cases: cases.length, reasons });
}

/** Stores that the output of an author's run is the model's, so that a course can name the run. */
async function storeSample({ sample_of, prompt, ...run }: RunRow, [one]: readonly CaseRow[]): Promise<void> {
  if (!sample_of || one?.status !== 'done') return;
  await storeRecorded({ run: sampleRunOf(run), prompt, input: sample_of.input, output: one.output });
}

/** Returns a case that could not be called. */
const failed = (one: CaseRow): CaseRow => ({ ...one, status: 'failed', reason: 'internal' });

/** Writes what has arrived of a run every second. Aborts `end` when the run was deleted with its account, or ended by a reader. */
const createSaving = (run: RunRow, cases: readonly CaseRow[], end: AbortController): Progress =>
  createProgress(async () => {
    const isSaved = await saveCases(run, cases).catch((error: unknown) => {
      logger.warn('What had arrived of a run could not be saved', { run: run.id, error });
      return true;
    });
    if (!isSaved) end.abort();
  }, saveEveryMs);

/** Reads the cases of a published lab. */
async function readCases(run: RunRow): Promise<PromptCase[]> {
  const { course_id, module_number, lesson_number, blocks_version, block_id } = run;
  const blocks = await readBlocks(course_id, module_number, lesson_number, blocks_version);
  return labIn(blocks, block_id)?.cases ?? [];
}

/** Calls the model for each case of a run, a few at a time. Throws if the cases or the key of the model cannot be read. */
async function runCases(run: RunRow): Promise<CaseRow[]> {
  const { prompt } = run;
  const written = run.sample_of ? [run.sample_of] : await readCases(run);
  const model = await readModel();
  const settings = readRunSettings(process.env);
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(workMs)]);
  const cases = [...run.cases];
  const saving = createSaving(run, cases, end);
  const left = [...cases.entries()];
  const callNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, row] = next;
      const onChange = (changed: CaseRow) => {
        cases[at] = changed;
        saving.changed();
      };
      const of = written.find(({ id }) => id === row.case_id);
      const isCalled = of && !signal.aborted;
      onChange(
        isCalled ? await runCase(row, { model, prompt, of, settings, signal, onChange }) : failed(row),
      );
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, callNext));
  await saving.stop();
  return cases;
}
