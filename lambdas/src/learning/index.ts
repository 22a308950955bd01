import { learningOperations } from '../../contract/learning.ts';
import { createHandler } from '../platform/handler.ts';
import { learning } from './operations.ts';

/** Answers `/api/enrollments`, `/api/courses/…/progress` and `/api/certificates`. */
export const handler = createHandler(learningOperations, learning);
