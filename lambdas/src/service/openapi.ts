import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import {
  errorStatuses,
  idempotencyKeyPattern,
  type Operation,
  type Operations,
  partsOf,
} from '@redwhiteandcode/contract/api/operation.ts';
import { Problem } from '@redwhiteandcode/contract/api/problem.ts';

const descriptions: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  303: 'See the page in `Location`',
  400: 'The request is not valid',
  401: 'A session is required',
  403: 'The user, or a page of another site, is not allowed to do this',
  404: 'Not found',
  409: 'The current state does not allow this',
  415: 'The body is not application/json',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
};

const IdempotencyKey = z.object({ 'Idempotency-Key': z.string().regex(idempotencyKeyPattern).optional() });

/** The statuses whose responses can say how long to wait. */
const retryableStatuses = [429, 503];

function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  const success = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: descriptions[Number(status)] ?? 'Success',
      ...(schema && { content: { [operation.media ?? 'application/json']: { schema } } }),
    },
  ]);
  const errors = errorStatuses(operation).map((status) => [
    String(status),
    {
      description: descriptions[status] ?? 'Error',
      content: { 'application/problem+json': { schema: Problem } },
      ...(retryableStatuses.includes(status) && {
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      }),
    },
  ]);
  return Object.fromEntries([...success, ...errors]);
}

/**
 * Returns the OpenAPI 3.1 document of a table of operations. A named schema becomes a component. If it differs between
 * requests and responses, the response has a second component with the suffix `Output`.
 */
export function toOpenApi(
  operations: Operations,
  info: { title: string; version: string },
): Record<string, unknown> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    const { params, query, body, idempotent } = operation;
    const { method, path } = partsOf(operation);
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId,
      summary: operation.summary,
      tags: [operation.domain],
      ...((params || query || idempotent) && {
        requestParams: {
          ...(params && { path: params }),
          ...(query && { query }),
          ...(idempotent && { header: IdempotencyKey }),
        },
      }),
      ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
      responses: responsesOf(operation),
      security: operation.access === 'public' ? [] : [{ bearer: [] }],
    };
  }
  const document = createDocument({
    openapi: '3.1.1',
    info: { ...info, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: '/' }],
    paths: paths as ZodOpenApiPathsObject,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
  return { ...document };
}
