import { setTimeout as wait } from 'node:timers/promises';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { isRowOf, type RowFilter } from '../contract/table.ts';
import type { StreamConsumer } from '../streams.ts';
import type { ChangeListener } from './dynamodb/index.ts';
import { invoke } from './gateway/lambda-invocation.ts';

/** A consumer's function, as Lambda would call it. */
export type StreamFunction = (
  event: DynamoDBStreamEvent,
  context: Context,
) => Promise<DynamoDBBatchResponse | undefined | void>;

/** An event source mapping: the listener that hands changes to a function, and its end. */
export interface EventSource {
  listener: ChangeListener;
  /** Hands over nothing more and waits for the call under way; what is left comes again after the next start. */
  close: () => Promise<void>;
}

/** Calls without progress before a record is given up. */
const attempts = 6;
/** Before the next attempt, in milliseconds. */
const pause = (attempt: number): number => Math.min(5000, 100 * 2 ** attempt);

/** Whether a change is of a row that the consumer wants to hear of. */
function isWanted({ dynamodb }: DynamoDBRecord, rows: readonly RowFilter[] | undefined): boolean {
  const { pk, sk } = dynamodb?.Keys ?? {};
  return !rows || isRowOf(rows, { pk: pk?.S ?? '', sk: sk?.S ?? '' });
}

/** How many records from the first on are done: all before the first that the answer names, none if it names a stranger. */
function countDone(records: readonly DynamoDBRecord[], answer: DynamoDBBatchResponse | undefined): number {
  const failures = answer?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
  );
  return Math.max(0, Math.min(records.length, ...places));
}

/**
 * Hands changes to a consumer as AWS does with partial answers and bisecting: in order, from the first failed record
 * again, in ever smaller batches, until a record that fails by itself has had its attempts and is left out. The log
 * names it by its number alone.
 */
export function createEventSource(
  { name, rows, seconds }: StreamConsumer,
  run: StreamFunction,
  delay: (attempt: number) => number = pause,
): EventSource {
  const closing = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();

  const report = (event: string, error: unknown) =>
    console.error(`Stream consumer ${name}: ${event} (${error instanceof Error ? error.name : 'failed'})`);

  async function call(Records: DynamoDBRecord[]): Promise<number> {
    const calling = invoke((context) => run({ Records }, context), {
      functionName: `redwhiteandcode-${name}`,
      seconds,
      onLateError: (error) => report('a late call failed', error),
    });
    underWay = calling.catch(() => undefined);
    try {
      return countDone(Records, (await calling) ?? undefined);
    } catch (error) {
      report('a call failed', error);
      return 0;
    }
  }

  /** Settles when every record is done or given up; never when the source closes before that. */
  async function handOver(records: DynamoDBRecord[]): Promise<void> {
    let left = records;
    for (let attempt = 0, size = left.length; left.length > 0; ) {
      if (closing.signal.aborted) return new Promise(() => undefined);
      const done = await call(left.slice(0, size));
      if (done > 0) {
        left = left.slice(done);
        attempt = 0;
        size = Math.min(left.length, 2 * size);
      } else if (++attempt < attempts) {
        size = attempt === attempts - 1 ? 1 : Math.ceil(size / 2);
        await wait(delay(attempt), undefined, { signal: closing.signal }).catch(() => undefined);
      } else {
        report(`change ${left[0]?.eventID} was given up`, undefined);
        left = left.slice(1);
        attempt = 0;
        size = left.length;
      }
    }
  }

  return {
    listener: ({ Records }) => handOver(Records.filter((record) => isWanted(record, rows))),
    close: async () => {
      closing.abort();
      await underWay;
    },
  };
}
