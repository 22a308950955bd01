/** A row whose change failed, with the server's message. */
export interface RowFailure<Row> {
  row: Row;
  message: string;
}

/** Thrown by a change that leaves its row as it is, with the sentence that says why. */
export class RowRefusal extends Error {}

/**
 * Makes a change for each row, one after the other, and returns the failures: a row that fails does not stop the rows after
 * it. `onProgress` gets the number of rows that are done.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  change: (row: Row) => Promise<string | undefined>,
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly RowFailure<Row>[]> {
  const failures: RowFailure<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    const message = await change(row);
    if (message !== undefined) failures.push({ row, message });
    onProgress(index + 1);
  }
  return failures;
}
