import {
  ProvisionedThroughputExceededException,
  ThrottlingException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import * as z from 'zod';
import type { Operations } from '@redwhiteandcode/contract/api/operation.ts';
import { createHandler } from './handler.ts';
import { logger } from './logger.ts';
import { type ConditionFailed, docClient, getItems, transact } from './table.ts';

const send = vi.spyOn(docClient, 'send') as unknown as Mock<() => Promise<object>>;
beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'samples');
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  // No wait between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  send.mockReset();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const base = { message: 'Refused', $metadata: {} };
const canceled = (...codes: string[]) =>
  new TransactionCanceledException({ ...base, CancellationReasons: codes.map((Code) => ({ Code })) });
const keysOf = (...sks: string[]) => sks.map((sk) => ({ pk: 'p', sk }));
const write = () => transact(keysOf('1', '2').map((Key) => ({ Delete: { Key } })));
const Row = z.object({ sk: z.string() });

describe('a transaction', () => {
  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])(
    'is written again after %s',
    async (code) => {
      send.mockRejectedValueOnce(canceled('None', code)).mockResolvedValueOnce({});
      await write();
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it.each(['ThrottlingError', 'TransactionConflict'])(
    'is given up after %s in eight attempts',
    async (code) => {
      const refusal = canceled(code, 'None');
      send.mockRejectedValue(refusal);
      await expect(write()).rejects.toBe(refusal);
      expect(send).toHaveBeenCalledTimes(8);
    },
  );

  it('is not repeated if one of its conditions fails or an item is invalid', async () => {
    send.mockRejectedValueOnce(canceled('ConditionalCheckFailed', 'ThrottlingError'));
    await expect(write()).rejects.toMatchObject({ failed: [true, false] } satisfies Partial<ConditionFailed>);
    send.mockRejectedValueOnce(canceled('None', 'ValidationError'));
    await expect(write()).rejects.toBeInstanceOf(TransactionCanceledException);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a batch of reads', () => {
  const unread = (...sks: string[]) => ({ UnprocessedKeys: { samples: { Keys: keysOf(...sks) } } });

  it('reads the items later that the table did not read', async () => {
    send
      .mockResolvedValueOnce({ Responses: { samples: keysOf('1') }, ...unread('2') })
      .mockResolvedValueOnce(unread('2'))
      .mockResolvedValueOnce({ Responses: { samples: keysOf('2') } });
    expect(await getItems(keysOf('1', '2'), Row)).toEqual([{ sk: '1' }, { sk: '2' }]);
  });

  it('is given up if the table reads nothing any more', async () => {
    send.mockResolvedValue(unread('1'));
    await expect(getItems(keysOf('1'), Row)).rejects.toBeInstanceOf(ProvisionedThroughputExceededException);
    expect(send).toHaveBeenCalledTimes(8);
  });
});

describe('a call that a busy table refuses', () => {
  const operations = {
    save: {
      route: 'PUT /api/sample',
      domain: 'service',
      access: 'public',
      summary: '',
      responses: { 204: null },
    },
  } as const satisfies Operations;
  const event = {
    rawPath: '/api/sample',
    headers: {},
    requestContext: { requestId: 'request', http: { method: 'PUT', sourceIp: '203.0.113.1' } },
  } as unknown as APIGatewayProxyEventV2;
  const call = createHandler(operations, {
    save: async () => {
      await write();
      return { status: 204 as const };
    },
  });

  it.each([
    [
      canceled('ThrottlingError'),
      'We are very busy right now, so nothing was saved. Please try again in a moment.',
    ],
    [
      new ProvisionedThroughputExceededException(base),
      'We are very busy right now. Please try again in a moment.',
    ],
    [new ThrottlingException(base), 'We are very busy right now. Please try again in a moment.'],
  ])('gets 503 with the time to wait and a sentence: %s', async (refusal, detail) => {
    send.mockRejectedValue(refusal);
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    const { statusCode, headers, body = '' } = await call(event, {} as Context);
    expect({ statusCode, headers }).toEqual({
      statusCode: 503,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'Retry-After': '2',
      },
    });
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      detail,
    });
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ error: refusal }));
  });
});
