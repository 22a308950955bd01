import { engagementOperations } from '../../contract/engagement.ts';
import { createHandler } from '../platform/handler.ts';
import { engagement } from './operations.ts';

/** Answers `/api/health`, the description, the client log, and every path that no other function has. */
export const handler = createHandler(engagementOperations, engagement);
