import { OperatorProblem } from './platform/operator-problem.ts';

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** Returns the sentence for a failure that an operator can do something about; undefined for a fault of the program. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorProblem) return error.message;
  if (codeOf(error) === 'ECONNREFUSED')
    return `Nothing responds at the service's address (${error.message}). Is the platform running?`;
  if (codeOf(error) === 'ENOTFOUND' || codeOf(error) === 'ETIMEDOUT')
    return `AWS cannot be reached: ${error.message}.`;
  // A failure of the file system, such as a full disk.
  if ('syscall' in error && 'path' in error) return `A file cannot be read or written: ${error.message}.`;
  if (error.name === 'CredentialsProviderError')
    return `There are no valid AWS credentials: ${error.message}`;
  // An exception of an AWS service, such as a missing permission.
  if ('$fault' in error) return `AWS refused the command with ${error.name}: ${error.message}`;
  return undefined;
}
