import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import * as z from 'zod';
import { OperatorProblem } from './platform/operator-problem.ts';

/**
 * A call that failed until Lambda gave up, with the changes that it received (`payload`).
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
const FailedCall = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  payload: z.string(),
});

/** Where failed calls are kept, and the functions that they called. */
export interface Redrive {
  s3: S3Client;
  lambda: LambdaClient;
  bucket: string;
}

async function* failedCalls({ s3, bucket }: Redrive): AsyncGenerator<string> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket }))
    for (const { Key } of Contents) if (Key) yield Key;
}

async function read({ s3, bucket }: Redrive, Key: string): Promise<z.output<typeof FailedCall>> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  const text = (await Body?.transformToString()) ?? '';
  try {
    return FailedCall.parse(JSON.parse(text));
  } catch {
    throw new OperatorProblem('it is not a failed call with its changes');
  }
}

/** Calls a function again with the changes of a failed call. Throws an OperatorProblem with the reason if it fails again. */
async function repeat(redrive: Redrive, key: string): Promise<void> {
  const { requestContext, payload } = await read(redrive, key);
  const { FunctionError, Payload } = await redrive.lambda.send(
    new InvokeCommand({ FunctionName: requestContext.functionArn, Payload: payload }),
  );
  const text = Payload?.transformToString() ?? '';
  if (FunctionError) throw new OperatorProblem(`the function failed with ${text}`);
  const { batchItemFailures = [] } = (JSON.parse(text || 'null') ?? {}) as Partial<DynamoDBBatchResponse>;
  if (batchItemFailures.length > 0) throw new OperatorProblem('a change failed; the function’s log says why');
}

/**
 * Repeats every failed call of a consumer of the table's stream, and deletes those that succeed. Prints a line for each that fails
 * again, and continues. Returns how many succeeded and failed.
 */
export async function redriveCalls(redrive: Redrive): Promise<{ succeeded: number; failed: number }> {
  const counts = { succeeded: 0, failed: 0 };
  for await (const key of failedCalls(redrive)) {
    try {
      await repeat(redrive, key);
    } catch (error) {
      if (!(error instanceof OperatorProblem)) throw error;
      console.error(`${key}: ${error.message}.`);
      counts.failed++;
      continue;
    }
    await redrive.s3.send(new DeleteObjectCommand({ Bucket: redrive.bucket, Key: key }));
    counts.succeeded++;
  }
  return counts;
}
