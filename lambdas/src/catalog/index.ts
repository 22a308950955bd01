import { catalogOperations } from '../../contract/catalog.ts';
import { createHandler } from '../platform/handler.ts';
import { catalog } from './operations.ts';

/** Answers `/api/courses`. */
export const handler = createHandler(catalogOperations, catalog);
