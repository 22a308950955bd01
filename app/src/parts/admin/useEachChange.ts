import type { AdminKey } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { type RowFailure, runEach } from './runEach.ts';
import { useRefetch } from './useAdminQuery.ts';

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
        return errorMessageOf(error);
      }
    };
    const failures = await runEach(rows, attempt, onProgress);
    await refetch();
    return failures;
  };
}
