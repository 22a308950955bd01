import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiAnswer, type Caller, createCaller, newLearner } from '../api-client.ts';
import { type Platform, startPlatform } from '../platform.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; in: 'path' | 'query' }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

let platform: Platform;
let callers: Caller[];
let described: { method: string; path: string; operation: Described }[];
let ajv: Ajv2020;

beforeAll(async () => {
  platform = await startPlatform();
  const visitor = createCaller(platform.origin);
  callers = [visitor, await newLearner(platform.origin)];
  const document = (await visitor.send('GET', '/api/openapi.json')).body;
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  described = Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
});
afterAll(() => platform?.stop());

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
const names = [
  'email',
  'password',
  'full_name',
  'code',
  'refresh_token',
  'course_id',
  'status',
  'last_lesson',
  'kind',
  'path',
];
const anyBody = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string(),
);

/** An answer is one that the description declares: its status, its content type, its shape. */
function expectDeclared(operation: Described, answer: ApiAnswer): void {
  const declared = operation.responses[answer.status];
  expect(declared, `${operation.operationId} answered ${answer.status}`).toBeDefined();
  expect(answer.status).toBeLessThan(500);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (!declared?.content) return expect(answer.body).toBe('');
  expect(Object.keys(declared.content)).toContain(type);
  const schema = JSON.parse(
    JSON.stringify(declared.content[type]?.schema).replaceAll('"#/', '"api#/'),
  ) as object;
  const valid = ajv.validate(schema, answer.body);
  expect(valid, `${operation.operationId} ${answer.status}: ${ajv.errorsText()}`).toBe(true);
}

it('answers whatever is sent as its description says, and never with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.nat({ max: 1 }),
      fc.array(hostile, { minLength: 6, maxLength: 6 }),
      anyBody,
      async (at, who, values, body) => {
        const { method, path, operation } = described[at % described.length] as (typeof described)[number];
        let used = 0;
        // A slash or a dot segment would name another path.
        const segment = () => next().replaceAll('%2F', '').replace(/^\.*$/, 'x');
        const next = (): string =>
          encodeURIComponent(Buffer.from(values[used++ % values.length] ?? '').toString()) || '%20';
        const filled = path.replace(/\{\w+\}/g, segment);
        const query = (operation.parameters ?? [])
          .filter((it) => it.in === 'query')
          .map(({ name }) => `${name}=${next()}`);
        const url = query.length > 0 && at % 2 ? `${filled}?${query.join('&')}` : filled;
        const caller = callers[who] as Caller;
        const answer = await caller.send(method, url, operation.requestBody ? (body ?? 'null') : undefined);
        expectDeclared(operation, answer);
      },
    ),
    { numRuns: 600 },
  );
});
