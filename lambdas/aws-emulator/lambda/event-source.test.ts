import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventSource, type EventSourceOptions, type StreamFunction } from './event-source.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());

const record = (n: number, pk = 'a'): DynamoDBRecord => ({
  eventID: `event-${n}`,
  dynamodb: { SequenceNumber: String(n), Keys: { pk: { S: pk } } },
});
const records = (count: number) => Array.from({ length: count }, (_, n) => record(n));

/** Creates a source that retries immediately, and records the sequence numbers of each call. */
function follow(run: StreamFunction, options: Partial<EventSourceOptions> = {}) {
  const calls: number[][] = [];
  const source = createEventSource(
    async (event, context) => {
      calls.push(event.Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber)));
      return run(event, context);
    },
    { functionName: 'follower', seconds: 5, delay: () => 0, ...options },
  );
  return { ...source, calls };
}
const failing = (is: (n: number) => boolean): StreamFunction => {
  return async ({ Records }) => ({
    batchItemFailures: Records.flatMap(({ dynamodb }) =>
      is(Number(dynamodb?.SequenceNumber)) ? [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] : [],
    ),
  });
};

describe('delivery', () => {
  it('calls the function once with the whole batch when nothing fails', async () => {
    const { listener, calls } = follow(async () => undefined);
    await listener({ Records: records(3) });
    expect(calls).toEqual([[0, 1, 2]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('leaves out filtered records, and makes no call without records', async () => {
    const filter = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S === 'wanted';
    const { listener, calls } = follow(async () => undefined, { filter });
    await listener({ Records: [record(0), record(1, 'wanted'), record(2), record(3, 'wanted')] });
    await listener({ Records: [record(4)] });
    expect(calls).toEqual([[1, 3]]);
  });
});

describe('a lag', () => {
  it('passes before records reach the function', async () => {
    const slow = follow(async () => undefined, { lag: 60_000 });
    void slow.listener({ Records: records(1) });
    const quick = follow(async () => undefined, { lag: 1 });
    await quick.listener({ Records: records(1) });
    await slow.close();
    expect([slow.calls, quick.calls]).toEqual([[], [[0]]]);
  });
});

describe('retries', () => {
  it('start from the first failed record, in order', async () => {
    let failures = 1;
    const { listener, calls } = follow(failing((n) => n === 2 && failures-- > 0));
    await listener({ Records: records(5) });
    expect(calls).toEqual([
      [0, 1, 2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('repeat the whole batch when the function throws or reports an unknown record', async () => {
    for (const fail of [
      () => Promise.reject(new Error('planted')),
      async () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] }),
    ]) {
      let failures = 1;
      const { listener, calls } = follow(async () => (failures-- > 0 ? fail() : undefined));
      await listener({ Records: records(2) });
      expect(calls).toEqual([[0, 1], [0], [1]]);
    }
  });

  it('discard a record after six failed calls, and deliver every other record once', async () => {
    for (const run of [
      failing((n) => n === 60),
      async ({ Records }) => {
        if (Records.some(({ dynamodb }) => dynamodb?.SequenceNumber === '60'))
          throw new Error('sample@example.com');
      },
    ] satisfies StreamFunction[]) {
      log.mockClear();
      const done: number[] = [];
      const { listener, calls } = follow(async (event, context) => {
        const result = await run(event, context);
        const failed = result?.batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier)) ?? [];
        const handed = event.Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));
        done.push(...handed.filter((n) => n < Math.min(100, ...failed)));
        return result;
      });
      await listener({ Records: records(100) });
      expect(done).toEqual(records(100).flatMap((_, n) => (n === 60 ? [] : [n])));
      expect(calls.filter((call) => call[0] === 60)).toHaveLength(6);
      const lines = log.mock.calls.flat().join('\n');
      expect(lines).toContain('follower: record event-60 was discarded');
      expect(lines).not.toContain('sample@example.com');
    }
  });

  it('follow a call that exceeds the time limit', async () => {
    let calls = 0;
    const { listener } = follow(() => (++calls === 1 ? new Promise(() => undefined) : Promise.resolve()), {
      seconds: 0.01,
    });
    await listener({ Records: records(1) });
    expect(calls).toBe(2);
    expect(log.mock.calls.flat().join('\n')).toContain('IntegrationTimeout');
  });
});

describe('closing', () => {
  it('waits for the current call', async () => {
    const call = Promise.withResolvers<undefined>();
    const { listener, close } = follow(() => call.promise);
    const handedOver = Promise.resolve(listener({ Records: records(1) }));
    let isClosed = false;
    const closed = close().then(() => (isClosed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    call.resolve(undefined);
    await Promise.all([closed, handedOver]);
  });

  it('makes no more calls, and never resolves the delivery of what is left', async () => {
    const { listener, close, calls } = follow(() => Promise.reject(new Error('planted')));
    const settled: string[] = [];
    const first = Promise.resolve(listener({ Records: records(2) })).then(() => settled.push('first'));
    await close();
    const second = Promise.resolve(listener({ Records: records(2) })).then(() => settled.push('second'));
    await Promise.race([first, second, new Promise((resolve) => setTimeout(resolve, 20))]);
    expect(settled).toEqual([]);
    expect(calls).toEqual([[0, 1]]);
  });
});
