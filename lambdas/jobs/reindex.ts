import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { SearchedList } from '@redwhiteandcode/contract/search/searched-lists.ts';
import type { Key } from '../src/platform/keys.ts';
import { environment } from '../src/platform/environment.ts';
import { docClient } from '../src/platform/table.ts';
import { reindex } from '../src/search/repository.ts';
import { type Subject, subjectOf } from '../src/search/rules.ts';
import { OperatorProblem } from './platform/operator-problem.ts';
import { runInParallel } from './platform/parallel.ts';
import type { Target } from './platform/target.ts';

const Progress = z.object({
  /** The parts of the table that are read at the same time: the key of the last row that was indexed. */
  segments: z.array(z.object({ after: z.record(z.string(), z.string()).optional(), isDone: z.boolean() })),
  /** The rows that have been read. */
  rows: z.int(),
  /** The entries and counts that were wrong. */
  repaired: z.int(),
});

/** How far the rebuilding of the search index has come. */
export type Progress = z.output<typeof Progress>;

/** Returns the progress before the first row. */
export const newProgress = (segments: number): Progress => ({
  segments: Array.from({ length: segments }, () => ({ isDone: false })),
  rows: 0,
  repaired: 0,
});

/** The file in which an interrupted run leaves its progress. Row keys contain words of names, so only this account can read it. */
export class ProgressFile {
  readonly path: string;

  constructor(folder: string) {
    this.path = path.join(folder, 'reindex.json');
  }

  /** Returns the progress of an interrupted run; undefined if there is none. */
  read(): Progress | undefined {
    return existsSync(this.path) ? Progress.parse(JSON.parse(readFileSync(this.path, 'utf8'))) : undefined;
  }

  write(progress: Progress): void {
    mkdirSync(path.dirname(this.path), { recursive: true, mode: 0o700 });
    // Renamed, so that a process that is killed leaves the last progress.
    writeFileSync(`${this.path}.new`, JSON.stringify(progress), { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

/** Returns what a row says should be indexed: itself, or the row of index entries, which may have been deleted. */
function subjectIn({ pk, sk }: Key): Subject | undefined {
  const [, list, id] = /^INDEXED#([^#]+)#(.*)$/.exec(pk) ?? [];
  return list !== undefined && id !== undefined ? { list: list as SearchedList, id } : subjectOf(pk, sk);
}

interface Run {
  /** Called after each page, with the progress so far. */
  save: (progress: Progress) => void;
  /** Ends the run after the current page of each segment. */
  signal: AbortSignal;
  /** The most rows of a page. */
  pageSize?: number;
}

async function indexSegment(
  progress: Progress,
  at: number,
  { save, signal, pageSize = 100 }: Run,
): Promise<void> {
  const segment = progress.segments[at];
  if (!segment || segment.isDone || signal.aborted) return;
  const pages = paginateScan(
    { client: docClient, pageSize, startingToken: segment.after },
    {
      TableName: environment().tableName,
      ConsistentRead: true,
      ProjectionExpression: 'pk, sk',
      Segment: at,
      TotalSegments: progress.segments.length,
    },
  );
  for await (const { Items = [], LastEvaluatedKey } of pages) {
    for (const row of Items as Key[]) {
      const subject = subjectIn(row);
      // Awaited before the sum is read, which other segments change meanwhile.
      const repaired = subject ? await reindex(subject) : 0;
      progress.repaired += repaired;
    }
    progress.rows += Items.length;
    segment.after = LastEvaluatedKey;
    segment.isDone = LastEvaluatedKey === undefined;
    save(progress);
    if (signal.aborted) return;
  }
}

/**
 * Rebuilds the search index of every list, in as many parallel segments as the progress has, from where it was left.
 * Rows can change meanwhile. Returns whether it came to the end of the table. Throws the first error, after the other
 * segments have saved their progress.
 */
export async function reindexTable(progress: Progress, run: Run): Promise<boolean> {
  const { length } = progress.segments;
  await runInParallel(length, (at, signal) => indexSegment(progress, at, { ...run, signal }), run.signal);
  return progress.segments.every(({ isDone }) => isDone);
}

interface Options {
  /** The number of segments that are read at the same time. */
  segments: number;
  /** Whether to continue an interrupted run. */
  isResumed: boolean;
}

function startOf(file: ProgressFile, { segments, isResumed }: Options): Progress {
  if (!isResumed) return newProgress(segments);
  const progress = file.read();
  if (!progress) throw new OperatorProblem('There is no interrupted run to resume.');
  return progress;
}

/** Rebuilds the search index and prints the result. Ctrl+C leaves the progress in a file. Returns the exit code. */
export async function runReindex(target: Target, options: Options): Promise<number> {
  const file = new ProgressFile(target.stateFolder);
  const progress = startOf(file, options);
  const stop = new AbortController();
  const abort = () => stop.abort();
  process.once('SIGINT', abort);
  let isComplete = false;
  try {
    isComplete = await reindexTable(progress, { save: (now) => file.write(now), signal: stop.signal });
  } finally {
    process.off('SIGINT', abort);
    if (!isComplete) {
      const option = target.stack === undefined ? '' : `--stack ${target.stack} `;
      console.log(
        `Interrupted after ${progress.rows} rows. Continue with \`npm run reindex -- ${option}--resume\`.`,
      );
    }
  }
  if (!isComplete) return 130;
  file.remove();
  console.log(
    progress.repaired === 0 ? 'The search index is correct.' : `${progress.repaired} index entries repaired.`,
  );
  return 0;
}
