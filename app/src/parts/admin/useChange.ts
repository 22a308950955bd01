import { toast } from '@redwhiteandcode/design-system';
import { type AdminKey, ApiError, type SessionKey } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { adminCopy as copy } from './adminCopy.ts';
import { useRefetch } from './useAdminQuery.ts';
import { type RowFailure, RowRefusal, runEach } from './runEach.ts';

/** Changes rows one after the other, and resolves with the rows that failed. */
export type ChangeEach<Row> = (
  rows: readonly Row[],
  onProgress: (done: number) => void,
) => Promise<readonly RowFailure<Row>[]>;

/** Returns a function that makes a change for each of several rows and then refetches the affected data once. */
export function useEachChange<Row>(
  affected: readonly AdminKey[],
  change: (row: Row) => Promise<unknown>,
): ChangeEach<Row> {
  const refetch = useRefetch(affected);
  return async (rows, onProgress) => {
    const attempt = async (row: Row) => {
      try {
        await change(row);
        return undefined;
      } catch (error) {
        return error instanceof RowRefusal ? error.message : errorMessageOf(error);
      }
    };
    const failures = await runEach(rows, attempt, onProgress);
    await refetch();
    return failures;
  };
}

/** The toasts for a change that succeeds or fails. */
export interface ChangeToasts<Result = unknown> {
  /** @default 'Success' */
  title?: string | undefined;
  /** The text, such as 'Course deleted successfully', or a function that makes it from the result. */
  done: string | ((result: Result) => string);
  /** The title of the failure toast; its text is the server's message. @default 'Error' */
  failed?: string | undefined;
}

/**
 * Returns a function that makes a change, shows the result in a toast, and refetches the affected data, even after a
 * conflict with another admin's change. The function resolves with the error message, or undefined on success.
 */
export function useChange(
  affected: readonly SessionKey[],
): <Result>(change: () => Promise<Result>, toasts: ChangeToasts<Result>) => Promise<string | undefined> {
  const refetch = useRefetch(affected);
  return async (change, { title = copy.success, done, failed = copy.error }) => {
    try {
      const result = await change();
      toast({ title, description: typeof done === 'string' ? done : done(result), tone: 'success' });
    } catch (error) {
      const description = errorMessageOf(error);
      toast({ title: failed, description, tone: 'danger' });
      // Another admin has changed or deleted the record.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refetch();
      return description;
    }
    await refetch();
    return undefined;
  };
}
