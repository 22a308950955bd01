import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** The function ran longer than its integration allows. */
export class IntegrationTimeout extends Error {
  override name = 'IntegrationTimeout';
}

/** A Lambda context as a Node.js function receives it, with `seconds` of time left from now. */
export function lambdaContext(functionName: string, seconds: number): Context {
  const deadline = Date.now() + seconds * 1000;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: refuseCallback,
    fail: refuseCallback,
    succeed: refuseCallback,
  };
}

/**
 * Runs a function under its time limit. Rejects with `IntegrationTimeout` when the limit passes first; the
 * function itself goes on, as it would not in Lambda, and what it throws later goes to `onLateError`.
 */
export async function invoke<Result>(
  run: (context: Context) => Promise<Result>,
  options: { functionName: string; seconds: number; onLateError: (error: unknown) => void },
): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new IntegrationTimeout(`${options.functionName} did not answer within ${options.seconds} seconds.`),
    );
    running.catch(options.onLateError);
  }, options.seconds * 1000);
  const running = Promise.try(run, lambdaContext(options.functionName, options.seconds));
  try {
    return await Promise.race([running, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function refuseCallback(): never {
  throw new Error('Return a promise: the callback style of Lambda handlers is not supported here.');
}
