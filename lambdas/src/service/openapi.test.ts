import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { toOpenApi } from './openapi.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';

const info = { title: 'API', version: '1.0.0' };
const document = toOpenApi(operations, info);

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('has every operation once, with security if it needs a session', () => {
  const paths = document.paths as Record<
    string,
    Record<string, { operationId: string; security: unknown[] }>
  >;
  const described = Object.values(paths).flatMap((path) => Object.values(path));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(operations).toSorted(),
  );
  for (const { operationId, security } of described) {
    const { access } = operations[operationId as keyof typeof operations];
    expect(security.length > 0, operationId).toBe(access !== 'public');
  }
});

it('refers only to its own schemas', () => {
  const { schemas } = document.components as { schemas: object };
  for (const [, id] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(Object.keys(schemas)).toContain(id);
  }
});

it('is independent of other schemas with the same names in the process', () => {
  z.array(z.string()).meta({ id: 'Track' });
  z.object({ track: z.string() }).meta({ id: 'Course' });
  expect(toOpenApi(operations, info)).toEqual(document);
});
