import { toOpenApi } from './openapi.ts';
import { operations } from './operations.ts';

/**
 * The OpenAPI 3.1 document of the whole API. The build evaluates this module, so the function that serves the document
 * contains its text and not the schemas of every domain.
 */
export const openApiDocument = toOpenApi(operations, { title: 'Red White and Code', version: '1.0.0' });
