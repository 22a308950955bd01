import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import {
  idempotencyKeyPattern,
  type Operation,
  partsOf,
  variablesAt,
} from '@redwhiteandcode/contract/api/operation.ts';
import type { FieldError } from '@redwhiteandcode/contract/api/problem.ts';
import { fieldProblem, HttpProblem } from './http-problem.ts';

const errorsShown = 20;

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  part: string,
): Record<string, unknown> | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Record<string, unknown>;
  const errors = result.error.issues
    .slice(0, errorsShown)
    .map((issue): FieldError => ({ path: [part, ...issue.path].join('.'), message: issue.message }));
  throw new HttpProblem(400, errors[0]?.message ?? 'The request is not valid.', { errors });
}

/** Returns a request's body as text; empty if there is none. */
export const bodyText = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;

const isJson = ({ headers }: APIGatewayProxyEventV2): boolean =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

function parseJson(event: APIGatewayProxyEventV2): unknown {
  const text = bodyText(event);
  if (!text) throw fieldProblem(400, 'body', 'A JSON body is required.');
  if (!isJson(event)) throw new HttpProblem(415, 'Send the body as application/json.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fieldProblem(400, 'body', 'The body is not valid JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw fieldProblem(400, 'body', 'The body must be a JSON object.');
  return value;
}

/** Parses a request with the operation's schemas. Throws an HttpProblem 400 that names each invalid field, or 415 for a body that is not JSON. */
export function parseRequest(operation: Operation, event: APIGatewayProxyEventV2) {
  return {
    params: parsePart(operation.params, variablesAt(partsOf(operation).path, event.rawPath), 'path'),
    query: parsePart(operation.query, event.queryStringParameters ?? {}, 'query'),
    body: operation.body && parsePart(operation.body, parseJson(event), 'body'),
  };
}

/** Returns a request's `Idempotency-Key`, if any. Throws an HttpProblem 400 if it is invalid. */
export function parseIdempotencyKey(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || idempotencyKeyPattern.test(key)) return key;
  const message = 'An Idempotency-Key is 1 to 200 visible ASCII characters.';
  throw fieldProblem(400, 'header.idempotency-key', message);
}
