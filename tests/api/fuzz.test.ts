import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiResponse } from '../clients/api-client.ts';
import { isFullRun } from '../samples/sample.ts';
import { newLearner, visitor } from './shared-platform.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Would end the learner's session for the rest of the run. */
const endsTheSession = 'signOutEverywhere';

const callers = [visitor, await newLearner()];
const document = (await visitor.send('GET', '/api/openapi.json')).body;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'api');
const described = Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== endsTheSession)
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        fields: fieldsOf(operation, document.components.schemas),
      })),
);

function fieldsOf({ requestBody }: Described, schemas: Record<string, { properties: object }>): string[] {
  const id = requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  return Object.keys(schemas[id]?.properties ?? {});
}

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '‮',
    '<script>',
    "' OR 1=1",
    '../..',
    '%00',
    '🦅',
    'null',
    'a'.repeat(5000),
    '1e999',
    '-0',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('ai-literacy-101', '1', 'RWC-2025-DEM0CERT', 'learner@example.com'),
);
/** Values that some field accepts, so that a call gets past its first check. */
const plausible = fc.constantFrom<unknown>(
  'ai-literacy-101',
  'paused',
  'not_found',
  'secret-1',
  'Test Person',
  '/nowhere',
  { module_number: 1, lesson_number: 1 },
);
const address = fc.nat({ max: 1e9 }).map((n) => `fuzz-${n}@example.com`);
const anyValue = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 3, arbitrary: address },
  { weight: 2, arbitrary: hostile },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Returns bodies with an operation's fields, and arbitrary bodies. */
function bodyOf(fields: readonly string[]): fc.Arbitrary<unknown> {
  const record = fc.record(Object.fromEntries(fields.map((name) => [name, anyValue])), { requiredKeys: [] });
  const whole = fc.record(Object.fromEntries(fields.map((name) => [name, anyValue])));
  return fc.oneof(whole, record, fc.jsonValue({ maxDepth: 3 }), fc.string());
}

/** Expects a response that matches the OpenAPI document: status, content type, and schema. */
function expectDeclared(operation: Described, response: ApiResponse): void {
  const declared = operation.responses[response.status];
  expect(declared, `${operation.operationId} returned ${response.status}`).toBeDefined();
  expect(response.status).toBeLessThan(500);
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (!declared?.content) return expect(response.body).toBe('');
  expect(Object.keys(declared.content)).toContain(type);
  const schema = JSON.parse(
    JSON.stringify(declared.content[type]?.schema).replaceAll('"#/', '"api#/'),
  ) as object;
  const valid = ajv.validate(schema, response.body);
  expect(valid, `${operation.operationId} ${response.status}: ${ajv.errorsText()}`).toBe(true);
}

/** An operation, its caller, the values for its path and query, and its body. */
const anyCall = fc.constantFrom(...described).chain((target) =>
  fc.record({
    target: fc.constant(target),
    caller: fc.constantFrom(...callers),
    values: fc.array(fc.oneof(hostile, fc.constantFrom('ai-literacy-101', '1')), {
      minLength: 4,
      maxLength: 4,
    }),
    withQuery: fc.boolean(),
    body: target.fields.length > 0 ? bodyOf(target.fields) : fc.constant(undefined),
  }),
);

it('responds to any request as the OpenAPI document says, and never with a 5xx', {
  tags: ['response-fields'],
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(anyCall, async ({ target, caller, values, withQuery, body }) => {
    const { method, path, operation } = target;
    let used = 0;
    // A server refuses a longer request line with a 431, before the API.
    const next = (): string =>
      encodeURIComponent(Buffer.from((values[used++ % values.length] ?? '').slice(0, 2000)).toString()) ||
      '%20';
    // A slash or a dot segment would name another path.
    const segment = () => next().replaceAll('%2F', '').replace(/^\.*$/, 'x');
    const filled = path.replace(/\{\w+\}/g, segment);
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const search = query.map(({ name }) => `${name}=${next()}`).join('&');
    const url = search && withQuery ? `${filled}?${search}` : filled;
    expectDeclared(operation, await caller.send(method, url, body === null ? 'null' : body));
  });
  await fc.assert(property, { numRuns: isFullRun ? 1000 : 150 });
});
