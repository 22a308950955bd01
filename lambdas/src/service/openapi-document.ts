import { toOpenApi } from './openapi.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';

/**
 * The OpenAPI 3.1 document of the whole API. The build evaluates this module, so that the function that serves the
 * document bundles its text instead of the schemas of every domain.
 */
export const openApiDocument = toOpenApi(operations, { title: 'Red White and Code', version: '1.0.0' });
