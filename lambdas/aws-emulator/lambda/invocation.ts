import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** The function ran longer than its time limit. */
export class IntegrationTimeout extends Error {
  override name = 'IntegrationTimeout';
}

/** The context of an invocation with `seconds` left from now. */
function lambdaContext(functionName: string, seconds: number): Context {
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
 * Runs a function with a time limit. Rejects with `IntegrationTimeout` when the limit passes first. Unlike in Lambda,
 * the function keeps running; what it throws later goes to `onLateError`.
 */
export async function invoke<Result>(
  run: (context: Context) => Promise<Result>,
  options: { functionName: string; seconds: number; onLateError: (error: unknown) => void },
): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new IntegrationTimeout(`${options.functionName} ran longer than ${options.seconds} seconds.`));
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
