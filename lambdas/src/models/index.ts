import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/**
 * Does the work that takes long: what calls a model (the next steps of generations and drafts, and runs of prompts), and the
 * jobs of companies. Called for changes of the table. There cannot be a third consumer of the stream, so jobs are here.
 */
export async function work(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const [, ...results] = await Promise.all([
    import('../company/worker.ts').then((worker) => worker.work(event)),
    import('../curriculum/worker.ts').then((worker) => worker.work(event)),
    import('../curriculum/drafting-worker.ts').then((worker) => worker.work(event)),
    import('../labs/worker.ts').then((worker) => worker.work(event)),
  ]);
  return { batchItemFailures: results.flatMap(({ batchItemFailures }) => batchItemFailures) };
}
