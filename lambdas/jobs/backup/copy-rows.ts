import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { runInParallel } from '../platform/parallel.ts';
import type { BackupFolder } from './folder.ts';
import { lineOf } from './item-lines.ts';
import type { Progress } from './manifest.ts';

/** The name of the file with the rows of a segment. */
export const rowsFile = (run: string, at: number): string => `rows-${run}-${at}.jsonl.gz`;

/** Returns the progress of a segment before its first row. */
export const newSegment = (): Progress['segments'][number] => ({ rows: 0, bytes: 0, isDone: false });

interface Run {
  /** The name of the run, which its files have. */
  run: string;
  /** The most rows of a page. @default 1 MB of rows */
  pageSize?: number | undefined;
}

/**
 * Copies every row of a table, in as many parallel segments as the progress has, from where it was left. Rows can change
 * meanwhile.
 */
export async function copyRows(
  folder: BackupFolder,
  progress: Progress,
  { run, pageSize }: Run,
): Promise<void> {
  const client = new DynamoDBClient({ maxAttempts: 10 });
  await runInParallel(progress.segments.length, async (at, signal) => {
    const segment = progress.segments[at];
    if (!segment) return;
    const file = rowsFile(run, at);
    // After a power failure, the end of the file can be missing.
    if (!folder.cut(file, segment.bytes)) Object.assign(segment, newSegment(), { after: undefined });
    if (segment.isDone) return;
    const pages = paginateScan(
      { client, startingToken: segment.after, ...(pageSize !== undefined && { pageSize }) },
      {
        TableName: progress.table,
        ConsistentRead: true,
        Segment: at,
        TotalSegments: progress.segments.length,
      },
    );
    for await (const { Items = [], LastEvaluatedKey } of pages) {
      segment.bytes = folder.append(file, Items.map(lineOf));
      segment.rows += Items.length;
      segment.after = LastEvaluatedKey as typeof segment.after;
      segment.isDone = LastEvaluatedKey === undefined;
      folder.writeProgress(progress);
      if (signal.aborted) return;
    }
  });
}
