import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operations } from '@redwhiteandcode/contract/api/operation.ts';
import { createHandler } from './handler.ts';
import { logger } from './logger.ts';
import { deliverDueMails } from './mail-outbox.ts';
import { putMetrics } from './metrics.ts';
import { docClient } from './table.ts';

/** Returns the lines that `work` writes, parsed. */
async function linesOf(work: () => unknown): Promise<Record<string, unknown>[]> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await work();
    return write.mock.calls.map(([line]) => JSON.parse(String(line)));
  } finally {
    write.mockRestore();
  }
}

beforeEach(() => {
  vi.stubEnv('METRICS_NAMESPACE', 'Sample');
  vi.stubEnv('TABLE_NAME', 'samples');
  vi.stubEnv('IDENTITY_KEY', 'sample');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('metrics', () => {
  it('are lines in the embedded metric format, with the stack’s namespace', async () => {
    const [line] = await linesOf(() =>
      putMetrics({ Latency: [12, 'Milliseconds'] }, { operation: 'enroll' }),
    );
    expect(line).toEqual({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'Sample',
            Dimensions: [['operation']],
            Metrics: [{ Name: 'Latency', Unit: 'Milliseconds' }],
          },
        ],
      },
      operation: 'enroll',
      Latency: 12,
    });
  });

  it('are not written without a namespace', async () => {
    vi.stubEnv('METRICS_NAMESPACE', '');
    expect(await linesOf(() => putMetrics({ Faults: [1, 'Count'] }))).toEqual([]);
  });
});

describe('unsent emails', () => {
  const age = 7200;
  const items = [
    {
      id: '1',
      due: '9999',
      attempts: 3,
      mail: {},
      queued_at: new Date(Date.now() - age * 1000).toISOString(),
    },
    { id: '2', due: '9999', attempts: 0, mail: {}, queued_at: new Date().toISOString() },
  ];

  it('are measured by the age of the oldest, every time the schedule looks for them', async () => {
    vi.spyOn(docClient, 'send')
      .mockResolvedValueOnce({ Items: items } as never)
      .mockResolvedValue({} as never);
    const [line] = await linesOf(() => deliverDueMails());
    expect(line).toMatchObject({ UnsentMailAge: expect.any(Number), MailsGivenUp: 0 });
    expect(Math.floor(Number(line?.['UnsentMailAge']) / 60)).toBe(age / 60);
  });

  it('are counted when they are not tried again', async () => {
    const last = { ...items[0], due: '2026', attempts: 9 };
    vi.spyOn(docClient, 'send')
      .mockResolvedValueOnce({ Items: [last] } as never)
      .mockResolvedValue({} as never);
    vi.spyOn(SESv2Client.prototype, 'send').mockRejectedValue(new Error('planted') as never);
    vi.spyOn(logger, 'error').mockReturnValue();
    const lines = await linesOf(() => deliverDueMails());
    expect(lines).toEqual([expect.objectContaining({ MailsGivenUp: 1 })]);
  });
});

describe('a call', () => {
  const summary = '';
  const operations = {
    save: {
      route: 'PUT /api/sample',
      domain: 'service',
      access: 'public',
      summary,
      responses: { 204: null },
    },
    list: {
      route: 'GET /api/admin/samples',
      domain: 'service',
      access: 'admin',
      summary,
      responses: { 204: null },
    },
  } as const satisfies Operations;
  const handle = createHandler(operations, {
    save: () => Promise.reject(new Error('planted')),
    list: () => Promise.resolve({ status: 204 }),
  });
  const call = (request: string) => {
    const [method = '', rawPath] = request.split(' ');
    const requestContext = { requestId: 'request', http: { method, sourceIp: '203.0.113.1' } };
    return handle(
      { rawPath, headers: {}, requestContext } as unknown as APIGatewayProxyEventV2,
      {} as Context,
    );
  };

  it.each([
    ['PUT /api/sample', { operation: 'save', Faults: 1 }],
    ['GET /api/admin/samples', { operation: 'admin', Faults: 0 }],
    ['GET /api/unknown', { operation: 'none', Faults: 0 }],
  ])(
    '%s is measured with its time, under its operation or what it has in common with others',
    async (route, expected) => {
      vi.spyOn(logger, 'error').mockReturnValue();
      const lines = await linesOf(() => call(route));
      expect(lines.filter((line) => '_aws' in line)).toEqual([
        expect.objectContaining({ ...expected, Latency: expect.any(Number) }),
      ]);
    },
  );
});
