import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamConsumer } from '../streams.ts';
import { createEventSource, type StreamFunction } from './event-source.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());

const record = (n: number, pk = 'COURSE#a', sk = 'COURSE'): DynamoDBRecord => ({
  eventID: `event-${n}`,
  dynamodb: { SequenceNumber: String(n), Keys: { pk: { S: pk }, sk: { S: sk } } },
});
const records = (count: number) => Array.from({ length: count }, (_, n) => record(n));

/** A source without waiting, and the numbers of the records of each call. */
function follow(run: StreamFunction, consumer: Partial<StreamConsumer> = {}) {
  const calls: number[][] = [];
  const source = createEventSource(
    { name: 'live', domain: 'live', entry: 'notify', seconds: 5, ...consumer },
    async (event, context) => {
      calls.push(event.Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber)));
      return run(event, context);
    },
    () => 0,
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

describe('what a consumer is given', () => {
  it('is the whole batch once when nothing failed', async () => {
    const { listener, calls } = follow(async () => undefined);
    await listener({ Records: records(3) });
    expect(calls).toEqual([[0, 1, 2]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is the rows whose keys it asked for, and no call when there are none', async () => {
    const rows = [{ pk: ['COURSE#'] }, { pk: ['USER#'], sk: ['PROFILE', 'ROLE#'] }];
    const { listener, calls } = follow(async () => undefined, { rows });
    await listener({
      Records: [
        record(0, 'MAIL#m', 'MAIL'),
        record(1),
        record(2, 'USER#u', 'PROGRESS#a#001#001'),
        record(3, 'USER#u', 'ROLE#admin'),
        record(4, 'USER#u', 'PROFILE'),
      ],
    });
    await listener({ Records: [record(5, 'LIMIT#x', 'WINDOW#1')] });
    expect(calls).toEqual([[1, 3, 4]]);
  });
});

describe('what failed', () => {
  it('is given again from the first failed record on, in order', async () => {
    let failures = 1;
    const { listener, calls } = follow(failing((n) => n === 2 && failures-- > 0));
    await listener({ Records: records(5) });
    expect(calls).toEqual([
      [0, 1, 2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('is the whole batch when the function throws or names a record that it was not given', async () => {
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

  it('alone is given up after six calls, and everything else is handed over once', async () => {
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
        const answer = await run(event, context);
        const failed = answer?.batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier)) ?? [];
        const handed = event.Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));
        done.push(...handed.filter((n) => n < Math.min(100, ...failed)));
        return answer;
      });
      await listener({ Records: records(100) });
      expect(done).toEqual(records(100).flatMap((_, n) => (n === 60 ? [] : [n])));
      expect(calls.filter((call) => call[0] === 60)).toHaveLength(6);
      const lines = log.mock.calls.flat().join('\n');
      expect(lines).toContain('live: change event-60 was given up');
      expect(lines).not.toContain('sample@example.com');
    }
  });

  it('is also what takes longer than the function may', async () => {
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
  it('waits for the call under way, whose records are done with it', async () => {
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

  it('calls no more, and never says that what is left was handed over', async () => {
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
