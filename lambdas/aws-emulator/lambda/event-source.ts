import { setTimeout as wait } from 'node:timers/promises';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { ChangeListener } from '../dynamodb/index.ts';
import { invoke } from './invocation.ts';

/** A function that processes a table's stream. */
export type StreamFunction = (
  event: DynamoDBStreamEvent,
  context: Context,
) => Promise<DynamoDBBatchResponse | undefined | void>;

/** How an event source mapping is set up. */
export interface EventSourceOptions {
  functionName: string;
  /** The function's time limit. */
  seconds: number;
  /** Filters the records, as the mapping's filter criteria do; by default the function gets every record. */
  filter?: ((record: DynamoDBRecord) => boolean) | undefined;
  /** How many milliseconds a change reaches the function after its write, at least. @default 0 */
  lag?: number | undefined;
  /** Returns the milliseconds to wait before a retry. */
  delay?: ((attempt: number) => number) | undefined;
}

/** An event source mapping between a table's stream and a function. */
export interface EventSource {
  /** Subscribe this to the table's changes. */
  listener: ChangeListener;
  /** Stops delivery and waits for the current call; undelivered records are delivered after the next start. */
  close: () => Promise<void>;
}

/** How many calls in a row may fail before the first record is discarded. */
const MAX_ATTEMPTS = 6;
const backoff = (attempt: number): number => Math.min(5000, 100 * 2 ** attempt);

/** Counts the records before the first reported failure. An unknown identifier means that the whole batch failed. */
function countDone(records: readonly DynamoDBRecord[], result: DynamoDBBatchResponse | undefined): number {
  const failures = result?.batchItemFailures ?? [];
  const positions = failures.map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
  );
  return Math.max(0, Math.min(records.length, ...positions));
}

/**
 * Creates an event source mapping with partial batch responses and bisecting: records are delivered in order, and a
 * failed batch is retried from its first failed record in ever smaller batches. A record that keeps failing on its own
 * is discarded and logged by its event ID.
 */
export function createEventSource(
  run: StreamFunction,
  { functionName, seconds, filter = () => true, lag = 0, delay = backoff }: EventSourceOptions,
): EventSource {
  const closing = new AbortController();
  let currentCall: Promise<unknown> = Promise.resolve();

  const report = (event: string, error: unknown) =>
    console.error(`${functionName}: ${event} (${error instanceof Error ? error.name : 'failed'})`);

  async function call(Records: DynamoDBRecord[]): Promise<number> {
    const calling = invoke((context) => run({ Records }, context), {
      functionName,
      seconds,
      onLateError: (error) => report('a call failed after its time limit', error),
    });
    currentCall = calling.catch(() => undefined);
    try {
      return countDone(Records, (await calling) ?? undefined);
    } catch (error) {
      report('a call failed', error);
      return 0;
    }
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: closing.signal }).catch(() => undefined);

  /** Resolves when every record is processed or discarded; never resolves if the source closes before that. */
  async function deliver(records: DynamoDBRecord[]): Promise<void> {
    let left = records;
    for (let attempt = 0, size = left.length; left.length > 0; ) {
      if (closing.signal.aborted) return new Promise(() => undefined);
      const done = await call(left.slice(0, size));
      if (done > 0) {
        left = left.slice(done);
        attempt = 0;
        size = Math.min(left.length, 2 * size);
      } else if (++attempt < MAX_ATTEMPTS) {
        size = attempt === MAX_ATTEMPTS - 1 ? 1 : Math.ceil(size / 2);
        await pause(delay(attempt));
      } else {
        report(`record ${left[0]?.eventID} was discarded`, undefined);
        left = left.slice(1);
        attempt = 0;
        size = left.length;
      }
    }
  }

  return {
    listener: async ({ Records }) => {
      const records = Records.filter(filter);
      if (records.length > 0 && lag > 0) await pause(lag);
      await deliver(records);
    },
    close: async () => {
      closing.abort();
      await currentCall;
    },
  };
}
