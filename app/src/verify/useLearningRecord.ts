import type { LearningRecordSummary } from '@redwhiteandcode/lambdas/contract/learning-records.ts';
import { type PublicQuery, usePublicQuery } from '../api/usePublicQuery.tsx';

/** Queries a learning record by its number. If the number is undefined, nothing is fetched. */
export const useLearningRecord = (number: string | undefined): PublicQuery<LearningRecordSummary> =>
  usePublicQuery(
    'GET /api/learning-records/{recordNumber}',
    number === undefined ? null : { path: { recordNumber: number } },
  );
