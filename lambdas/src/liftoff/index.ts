import { liftoffOperations } from '../../contract/liftoff.ts';
import { createHandler } from '../platform/handler.ts';
import { liftoff } from './operations.ts';

/** Answers `/api/layoff-applications`. */
export const handler = createHandler(liftoffOperations, liftoff);
