import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { keys } from '../../src/platform/keys.ts';
import { runInParallel } from '../platform/parallel.ts';
import type { BackupFolder } from './folder.ts';
import { type Item, itemOf, lineOf, type Manifest, type Progress } from './manifest.ts';
import { filesOf, linesOf } from './verify.ts';

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

/** The batches that are written at the same time, and the most rows of one. */
const [concurrent, batchSize] = [8, 25];

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns a text with the new IDs of users. Other texts that look like an ID stay as they are. */
export const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.replace(anyId, (id) => ids.get(id) ?? id);

/** Whether a row is a second factor that a new ID makes useless: it is sealed for its owner's ID. */
const isSealedFor = ({ pk, sk }: Item, changed: ReadonlySet<string>): boolean =>
  sk?.S === 'TWO_STEP' && changed.has(pk?.S ?? '');

/** Writes a batch, and again what DynamoDB left out because it was busy. */
export async function writeBatch(
  client: DynamoDBClient,
  table: string,
  items: readonly Item[],
): Promise<void> {
  let left: WriteRequest[] = items.map((Item) => ({ PutRequest: { Item } }));
  for (let pause = 50; left.length > 0; pause = Math.min(pause * 2, 5000)) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
    );
    left = UnprocessedItems[table] ?? [];
    if (left.length > 0) await wait(pause);
  }
}

/** The gates of courses. A user's ID decides at which gate an enrollment counts, so new IDs change the counts. */
class Gates {
  readonly #gates: Item[] = [];
  readonly #enrollments = new Map<string, number>();

  /** Counts a row if it is an enrollment. Returns whether it is a gate, which `counted` returns later. */
  add(item: Item): boolean {
    const [pk, sk] = [item['pk']?.S ?? '', item['sk']?.S ?? ''];
    if (sk.startsWith('ENROLLMENT#')) {
      const gate = keys.courseGate(sk.replace('ENROLLMENT#', ''), pk.replace('USER#', ''));
      const name = `${gate.pk} ${gate.sk}`;
      this.#enrollments.set(name, (this.#enrollments.get(name) ?? 0) + 1);
    }
    const isGate = pk.startsWith('COURSE_GATE#');
    if (isGate) this.#gates.push(item);
    return isGate;
  }

  /** Returns the gates with the enrollments of all rows. */
  counted(): Item[] {
    return this.#gates.map((gate) => ({
      ...gate,
      enrollment_count: { N: String(this.#enrollments.get(`${gate['pk']?.S} ${gate['sk']?.S}`) ?? 0) },
    }));
  }
}

/** The rows that were loaded, and the second factors that were left out. */
interface Loaded {
  rows: number;
  secondFactors: number;
}

/** Writes the rows of a backup into a table, with the new IDs of users. A repeated call writes the same rows. */
export async function importRows(
  folder: BackupFolder,
  manifest: Manifest,
  { table, ids }: { table: string; ids: ReadonlyMap<string, string> },
): Promise<Loaded> {
  const client = new DynamoDBClient({ maxAttempts: 10 });
  const changed = new Set([...ids].filter(([old, id]) => old !== id).map(([, id]) => `ACCOUNT#${id}`));
  const loaded: Loaded = { rows: 0, secondFactors: 0 };
  const gates = new Gates();
  const items = linesOf(folder, filesOf(manifest, 'rows'), (line) => itemOf(withIds(line, ids)));
  await runInParallel(concurrent, async (_, signal) => {
    for (let isDone = false; !isDone && !signal.aborted; ) {
      const batch: Item[] = [];
      while (!isDone && batch.length < batchSize) {
        const next = await items.next();
        if (next.done) isDone = true;
        else if (isSealedFor(next.value, changed)) loaded.secondFactors += 1;
        else if (!gates.add(next.value)) batch.push(next.value);
      }
      await writeBatch(client, table, batch);
      loaded.rows += batch.length;
    }
  });
  const counted = gates.counted();
  for (let at = 0; at < counted.length; at += batchSize)
    await writeBatch(client, table, counted.slice(at, at + batchSize));
  loaded.rows += counted.length;
  return loaded;
}
