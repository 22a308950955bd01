import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { busy, busyAndUnsaved } from '@redwhiteandcode/contract/api/refusal-sentences.ts';
import { HttpProblem } from './http-problem.ts';

/** The errors of calls, and the cancellation reasons of transactions, for which DynamoDB asks to try again later. */
const throttles = new Set<string | undefined>([
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingError',
  'ThrottlingException',
  'TransactionConflict',
  'TransactionConflictException',
]);

/** Returns why each item canceled a transaction; nothing for any other error. */
export const cancellationCodes = (error: unknown): (string | undefined)[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code }) => Code)
    : [];

/** Whether DynamoDB refused a call or a transaction because a partition or the table had too many requests, or an item too many transactions. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof DynamoDBServiceException &&
  [error.name, ...cancellationCodes(error)].some((code) => throttles.has(code));

/**
 * Makes the problem of a call that DynamoDB refused after all retries: 503 with `Retry-After`. Only a canceled transaction
 * is known to have saved nothing; another call may have been throttled after a change.
 */
export const throttledProblem = (error: unknown): HttpProblem =>
  new HttpProblem(503, error instanceof TransactionCanceledException ? busyAndUnsaved : busy, {
    headers: { 'Retry-After': '2' },
  });
