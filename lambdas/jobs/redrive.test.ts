import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { redriveCalls } from './redrive.ts';

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:sample';
const event = { Records: [{ eventID: '1', dynamodb: { SequenceNumber: '100' } }] };

/** A failed call as Lambda writes it to a bucket. */
const failedCall = JSON.stringify({
  requestContext: { requestId: 'r', functionArn, condition: 'RetryAttemptsExhausted' },
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  version: '1.0',
  DDBStreamBatchInfo: { shardId: 'shardId-1', startSequenceNumber: '100', batchSize: 1 },
  payload: JSON.stringify(event),
});

type Client = S3Client | LambdaClient;

/** Makes the calls of a client return the outputs of a function. */
function stub<C extends Client>(
  client: C,
  respond: (command: string, input: Record<string, unknown>) => object,
): C {
  (client as S3Client).middlewareStack.add(
    (_, { commandName = '' }) =>
      ({ input }) =>
        Promise.resolve({ response: {}, output: respond(commandName, { ...input }) as never }),
    { step: 'initialize', priority: 'high' },
  );
  return client;
}

const bytes = (text: string) => ({ transformToString: () => text });

/** Redrives a bucket with objects. `results` are the results of the calls of the function, in order. */
async function redrive(objects: Record<string, string>, results: readonly object[]) {
  const left = new Map(Object.entries(objects));
  const calls: unknown[] = [];
  const s3 = stub(new S3Client({ region: 'us-east-1' }), (command, { Key }) => {
    if (command === 'ListObjectsV2Command')
      return { Contents: [...left.keys()].map((name) => ({ Key: name })) };
    if (command === 'GetObjectCommand') return { Body: bytes(left.get(String(Key)) ?? '') };
    left.delete(String(Key));
    return {};
  });
  const lambda = stub(new LambdaClient({ region: 'us-east-1' }), (_, { FunctionName, Payload }) => {
    calls.push([FunctionName, JSON.parse(String(Payload))]);
    return results[calls.length - 1] ?? {};
  });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const counts = await redriveCalls({ s3, lambda, bucket: 'failed' });
  return { counts, calls, left: [...left.keys()], printed: error.mock.calls.flat() };
}

it('a failed call is repeated with its changes, and deleted if it succeeds', async () => {
  const { counts, calls, left } = await redrive({ 'aws/lambda/1': failedCall }, [
    { Payload: bytes('{"batchItemFailures":[]}') },
  ]);
  expect(calls).toEqual([[functionArn, event]]);
  expect({ counts, left }).toEqual({ counts: { succeeded: 1, failed: 0 }, left: [] });
});

it('a function that returns nothing has succeeded', async () => {
  const { left } = await redrive({ 'aws/lambda/1': failedCall }, [{ Payload: bytes('null') }]);
  expect(left).toEqual([]);
});

it.each([
  ['throws', { FunctionError: 'Unhandled', Payload: bytes('{"errorMessage":"throttled"}') }, 'throttled'],
  ['returns a failed change', { Payload: bytes('{"batchItemFailures":[{"itemIdentifier":"100"}]}') }, 'log'],
])(
  'a call whose function %s is kept and named, and the next one is repeated',
  async (_name, result, reason) => {
    const { counts, left, printed } = await redrive(
      { 'aws/lambda/1': failedCall, 'aws/lambda/2': failedCall },
      [result],
    );
    expect(left).toEqual(['aws/lambda/1']);
    expect(counts).toEqual({ succeeded: 1, failed: 1 });
    expect(printed).toEqual([expect.stringMatching(new RegExp(`^aws/lambda/1: .*${reason}`))]);
  },
);

it.each([['not JSON'], [JSON.stringify({ requestContext: { functionArn } })]])(
  'an object that is no failed call is kept and named: %s',
  async (object) => {
    const { calls, left, printed } = await redrive({ stray: object }, []);
    expect({ calls, left }).toEqual({ calls: [], left: ['stray'] });
    expect(printed).toEqual(['stray: it is not a failed call with its changes.']);
  },
);
