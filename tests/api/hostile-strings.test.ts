import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type Caller, createCaller, newLearner } from '../api-client.ts';
import { hostileStrings } from '../hostile-strings.ts';
import { type Platform, startPlatform } from '../platform.ts';

/** The part of JSON Schema that the description uses for a body's fields. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  minimum?: number;
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  security: unknown[];
}

/** An operation that takes a body, a body that is good as far as the description tells, and its text fields. */
interface Form {
  id: string;
  method: string;
  path: string;
  needsSession: boolean;
  body: Record<string, unknown>;
  texts: string[];
}

let platform: Platform;
let visitor: Caller;
let learner: Caller;
let forms: Form[];

beforeAll(async () => {
  platform = await startPlatform();
  visitor = createCaller(platform.origin);
  learner = await newLearner(platform.origin);
  const { paths, components } = (await visitor.send('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  forms = operations
    .filter(({ path, operation }) => operation.requestBody && !path.startsWith('/api/admin/'))
    .map(({ path, method, operation }) => formOf(path, method.toUpperCase(), operation, components.schemas));
});
afterAll(() => platform?.stop());

type Schemas = Record<string, Schema>;

function resolved(schema: Schema, schemas: Schemas): Schema {
  const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  const chosen = named ?? schema;
  const alternative = (chosen.anyOf ?? chosen.allOf)?.[0];
  return alternative
    ? resolved({ ...alternative }, schemas)
    : chosen === schema
      ? chosen
      : resolved(chosen, schemas);
}

/** Values by the name of a field, where its schema alone cannot say what is good. */
const known: Record<string, unknown> = {
  course_id: 'ai-literacy-101',
  item_id: 'ai-literacy-101',
  layoff_date: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10),
  linkedin_url: 'https://www.linkedin.com/in/somebody',
  password: 'secret-1',
  code: '123456',
  // Names an upload of one's own; an application needs none.
  proof_upload_key: null,
};

function sampleOf(name: string, schema: Schema, schemas: Schemas): unknown {
  const { type, format, enum: choices, const: only, properties, minimum } = resolved(schema, schemas);
  if (name in known) return known[name];
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (properties) return sampleBody(properties, schemas);
  if (format === 'email' || name.includes('email')) return `hostile-${crypto.randomUUID()}@example.com`;
  if (format === 'uuid' || name.endsWith('visitor_id')) return crypto.randomUUID();
  if (format === 'date') return '2025-01-15';
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'array' ? [] : 'Plain text of somebody';
}

const sampleBody = (properties: Record<string, Schema>, schemas: Schemas): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema, schemas)]),
  );

function isText(name: string, schema: Schema, schemas: Schemas): boolean {
  const { type, enum: choices, const: only } = resolved(schema, schemas);
  return [type].flat().includes('string') && !choices && only === undefined && name !== '';
}

function formOf(path: string, method: string, operation: Described, schemas: Schemas): Form {
  const body = resolved(operation.requestBody?.content['application/json'].schema ?? {}, schemas);
  const properties = body.properties ?? {};
  return {
    id: operation.operationId,
    method,
    path: path.replace(/\{\w+\}/g, 'ai-literacy-101'),
    needsSession: operation.security.length > 0,
    body: sampleBody(properties, schemas),
    texts: Object.keys(properties).filter((name) => isText(name, properties[name] ?? {}, schemas)),
  };
}

/** Fields that the API compares with what it knows: their samples are never right. */
const compared = ['code', 'current_password'];

/** What an answer may be: taken, refused by the field's name, or refused for a reason that is not the text. */
function expectTakenOrNamed(answer: ApiAnswer, field: string, text: string, about: string): void {
  expect(answer.status, about).toBeLessThan(500);
  expect(answer.headers.get('set-cookie'), about).toBeNull();
  if (answer.status === 400) return expectNamed(answer, [field, ...compared], about);
  if (answer.status >= 400) {
    expect([401, 403, 404, 409, 422, 429], `${about}: ${JSON.stringify(answer.body)}`).toContain(
      answer.status,
    );
    expect(answer.body, about).toMatchObject({ status: answer.status, title: expect.any(String) });
    return;
  }
  const echoed = (answer.body as Record<string, unknown> | undefined)?.[field];
  // Trimmed, and an address in lower case: nothing else may become of a text.
  if (typeof echoed === 'string') expect(echoed.toLowerCase(), about).toBe(text.trim().toLowerCase());
}

/** A refusal names the field that is wrong, in a sentence, or says which code or address it does not know. */
function expectNamed({ body }: ApiAnswer, fields: readonly string[], about: string): void {
  const { errors, type } = body as { errors?: { path: string; message: string }[]; type: string };
  if (!errors) return expect(type, `${about}: ${JSON.stringify(body)}`).toMatch(/^urn:/);
  const strangers = namesOf(errors).filter((name) => !fields.includes(name));
  expect(strangers, `${about}: ${JSON.stringify(errors)}`).toEqual([]);
  for (const { message } of errors) expect(message.length, about).toBeGreaterThan(4);
}

const nasty = Object.entries(hostileStrings);

const freshAddress = (form: Form) =>
  'email' in form.body && { email: `hostile-${crypto.randomUUID()}@example.com` };

/** Sends a form that is good but for the given texts. */
function post(form: Form, texts: Record<string, string>, who = learner): Promise<ApiAnswer> {
  const { method, path, needsSession, body } = form;
  return (needsSession ? who : visitor).send(method, path, { ...body, ...freshAddress(form), ...texts });
}

const namesOf = (errors: readonly { path: string }[]): string[] =>
  errors.map(({ path }) => path.split('.')[1] ?? '');

/** Sends every text in a field: each is taken, or refused with the reason. */
async function expectField(form: Form, field: string, who: Caller): Promise<void> {
  await Promise.all(
    nasty.map(async ([name, text]) => {
      const answer = await post(form, { [field]: text }, who);
      expectTakenOrNamed(answer, field, text, `${form.id}.${field} with ${name}`);
    }),
  );
}

describe('strings that somebody will send one day', () => {
  it('are at least fifty', () => {
    expect(nasty.length).toBeGreaterThanOrEqual(50);
  });

  it('find the forms that the API describes', () => {
    const ids = forms.filter(({ texts }) => texts.length > 0).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['signUp', 'signIn', 'requestPasswordReset', 'joinWaitlist']));
  });

  it('come back as they were, or are refused by the name of their field, in every form', async () => {
    for (const form of forms) {
      // A person of its own for each field: who guesses a password too often is locked out for a while.
      for (const field of form.texts) {
        await expectField(form, field, form.needsSession ? await newLearner(platform.origin) : visitor);
      }
    }
  }, 300_000);

  it('are taken in all fields at once by whoever applies first', async () => {
    const form = forms.find(({ id }) => id === 'submitLayoffApplication') as Form;
    const texts = ['applicant_name', 'previous_company', 'previous_role', 'phone', 'target_industry'];
    for (const name of [
      'a script element',
      'the end of an SQL string',
      'a family of joined emoji',
      'right to left',
    ]) {
      const text = hostileStrings[name] ?? '';
      const all = Object.fromEntries(texts.map((field) => [field, text]));
      const { status, body } = await post(form, all, await newLearner(platform.origin));
      const refused = ((body.errors ?? []) as { path: string }[]).map(({ path }) =>
        path.slice('body.'.length),
      );
      expect(status === 201 || refused.length > 0, `${name}: ${status}`).toBe(true);
      for (const field of texts) {
        if (status === 201) expect(body[field], `${field} with ${name}`).toBe(text);
      }
    }
  });

  it('leave no field of a body that is good without an answer below 500', async () => {
    for (const { id, method, path, needsSession, body } of forms) {
      const { status } = await (needsSession ? learner : visitor).send(method, path, body);
      expect(status, id).toBeLessThan(500);
      expect(status, id).not.toBe(429);
    }
  });
});
