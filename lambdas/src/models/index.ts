import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/** Does the work that calls a model: writes the next steps of generations and drafts, and runs prompts. Called for changes of the table. */
export async function work(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const results = await Promise.all([
    import('../curriculum/worker.ts').then((worker) => worker.work(event)),
    import('../curriculum/drafting-worker.ts').then((worker) => worker.work(event)),
    import('../labs/worker.ts').then((worker) => worker.work(event)),
  ]);
  return { batchItemFailures: results.flatMap(({ batchItemFailures }) => batchItemFailures) };
}
