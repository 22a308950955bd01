import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promptLimits } from '../../lambdas/src/curriculum/gemini-prompts.ts';
import type { CourseFacts, Outline } from '../../lambdas/src/curriculum/generator.ts';
import { checkLesson, checkModule, checkOutline } from '../../lambdas/src/curriculum/response-rules.ts';
import { type GeminiServer, startGemini } from './gemini-server.ts';
import { ask, course, createGenerator, outline, place } from './sample-generator.ts';

/**
 * The JSON Schema keywords that the API supports in `responseJsonSchema`, by type:
 * https://ai.google.dev/gemini-api/docs/structured-output and, for the keywords,
 * https://ai.google.dev/api/generate-content#generationconfig. The API ignores others or rejects the request.
 */
const everywhere = ['type', 'title', 'description'];
const keywords: Record<string, readonly string[]> = {
  object: [...everywhere, 'properties', 'required', 'additionalProperties', 'propertyOrdering'],
  array: [...everywhere, 'items', 'prefixItems', 'minItems', 'maxItems'],
  string: [...everywhere, 'enum', 'format'],
  number: [...everywhere, 'enum', 'minimum', 'maximum'],
  integer: [...everywhere, 'enum', 'minimum', 'maximum'],
  boolean: everywhere,
};

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [keyword: string]: unknown;
}

/** Returns the schema's faults by these rules, each with its path. */
function faults(schema: Schema, at = '$'): string[] {
  const allowed = typeof schema.type === 'string' ? keywords[schema.type] : undefined;
  if (!allowed) return [`${at}: the type ${JSON.stringify(schema.type)}`];
  const found = Object.keys(schema)
    .filter((keyword) => !allowed.includes(keyword))
    .map((keyword) => `${at}: ${keyword} of ${String(schema.type)}`);
  const { properties = {}, required = [], items } = schema;
  for (const name of required) if (!(name in properties)) found.push(`${at}: requires ${name}`);
  if (schema.type === 'array' && !items) found.push(`${at}: an array of anything`);
  for (const [name, property] of Object.entries(properties)) found.push(...faults(property, `${at}.${name}`));
  return items ? [...found, ...faults(items, `${at}[]`)] : found;
}

const depth = ({ properties = {}, items }: Schema): number =>
  1 + Math.max(0, ...[...Object.values(properties), ...(items ? [items] : [])].map(depth));

/** Returns an outline of the minimum or maximum size that the prompt requests. */
function outlineOf(size: 'min' | 'max'): Outline {
  const long = (name: string, characters: number) =>
    name.padEnd(size === 'max' ? characters : 12, ' and more').trimEnd();
  const many = (
    count: { min: number; max: number },
    name: string,
    characters: number = promptLimits.characters,
  ) => Array.from({ length: count[size] }, (_, n) => long(`${name} ${n}`, characters));
  return {
    learning_outcomes: many(promptLimits.outcomes, 'Outcome', 250),
    prerequisites: many(promptLimits.items, 'Need'),
    target_roles: many(promptLimits.items, 'Role'),
    modules: Array.from({ length: promptLimits.modules[size] }, (_, n) => ({
      week: `Week ${n + 1}`,
      title: long(`Module ${n}`, promptLimits.characters),
      topics: many(promptLimits.items, 'Topic'),
      deliverables: many(promptLimits.items, 'Thing'),
      lessons: many(promptLimits.lessons, `Lesson ${n}`),
    })),
  };
}

describe('a request to Gemini', () => {
  const technical: CourseFacts = { ...course, track: 'Technical' };
  const last = { module: 0, lesson: promptLimits.lessons.max - 1 };
  let gemini: GeminiServer;
  const requests = ['outline', 'lesson', 'lesson with a lab', 'questions', 'module'] as const;
  const bodies: Partial<Record<(typeof requests)[number], ReturnType<typeof JSON.parse>>> = {};

  beforeAll(async () => {
    gemini = await startGemini();
    const generator = createGenerator(gemini.baseUrl);
    await generator.writeOutline(course, ask());
    await generator.writeLesson(course, outlineOf('max'), place, ask());
    await generator.writeLesson(technical, outlineOf('max'), last, ask());
    await generator.writeQuestions(course, outlineOf('max'), { at: 0, lessons: [] }, ask());
    const wanted = { title: 'Edge cases', teaches: 'How to find unusual samples.' };
    await generator.writeModule(course, outlineOf('max'), wanted, ask());
    for (const [at, { body }] of gemini.calls.entries()) bodies[requests[at] ?? 'outline'] = body;
  });
  afterAll(() => gemini.close());

  test.each(requests)('for the %s has only fields that the API supports', (of) => {
    const body = bodies[of];
    expect(Object.keys(body).sort()).toEqual(['contents', 'generationConfig', 'systemInstruction']);
    expect(body.generationConfig).toEqual({
      responseMimeType: 'application/json',
      responseJsonSchema: expect.any(Object),
      maxOutputTokens: 1000,
    });
    expect(body.contents).toEqual([{ role: 'user', parts: [{ text: expect.any(String) }] }]);
    expect(body.systemInstruction.parts).toEqual([{ text: expect.any(String) }]);
  });

  test.each(requests)('for the %s has a small schema that the API supports', (of) => {
    const schema: Schema = bodies[of].generationConfig.responseJsonSchema;
    expect(faults(schema)).toEqual([]);
    expect(depth(schema)).toBeLessThanOrEqual(6);
    expect(JSON.stringify(schema).length).toBeLessThan(3500);
  });

  test('asks for a lab in the last lesson of a module of a technical course, and only there', async () => {
    const generator = createGenerator(gemini.baseUrl);
    await generator.writeLesson(technical, outlineOf('max'), { ...last, lesson: last.lesson - 1 }, ask());
    await generator.writeLesson(course, outlineOf('max'), last, ask());
    const others = gemini.calls.slice(-2).map(({ body }) => body);
    for (const body of [...others, bodies.outline, bodies.questions])
      expect(JSON.stringify(body)).not.toMatch(/python_lab|sql_lab/);
    const body = bodies['lesson with a lab'];
    const { required, properties } = body.generationConfig.responseJsonSchema;
    expect(required).toEqual(['content', 'checks']);
    expect(Object.keys(properties)).toEqual(['content', 'checks', 'exercise', 'python_lab', 'sql_lab']);
    expect(body.contents[0].parts[0].text).toContain('add one lab: a "python_lab" or a "sql_lab"');
  });

  test('matches the documented request', async () => {
    const page = readFileSync(new URL('../../docs/gemini.md', import.meta.url), 'utf8');
    const shown = JSON.parse(/```json\n(.*?)\n```/s.exec(page)?.[1] ?? '');
    const generator = createGenerator(gemini.baseUrl, { model: 'gemini-3.8-flash', maxOutputTokens: 16_384 });
    const reason = 'The lesson must have at least 150 words; it had 90.';
    await generator.writeLesson(course, outline, place, ask(reason));
    const call = gemini.calls.at(-1);
    expect(call?.body).toEqual(shown);
    expect(page).toContain(`POST ${call?.path}\n`);
  });

  test('is checked by rules that find each fault', () => {
    const text = { type: 'string' };
    const wrong: Schema[] = [
      { type: ['string', 'null'] },
      { type: 'string', minLength: 3 },
      { type: 'string', pattern: '^a' },
      { type: 'object', properties: { a: text }, required: ['b'] },
      { type: 'object', properties: { a: { $ref: '#/$defs/a' } } },
      { type: 'array' },
      { type: 'array', items: { type: 'array', items: text, uniqueItems: true } },
      { type: 'object', properties: { a: text }, $schema: 'https://json-schema.org/draft/2020-12/schema' },
    ];
    for (const schema of wrong) expect(faults(schema), JSON.stringify(schema)).toHaveLength(1);
  });
});

describe('the rules accept what the prompt requests:', () => {
  test.each(['min', 'max'] as const)('an outline of the %s size', (size) => {
    const outline = outlineOf(size);
    expect(checkOutline(outline)).toEqual({ value: outline });
    const [{ week: _, title: __, ...module } = expect.fail()] = outline.modules;
    expect(checkModule(module)).toEqual({ value: module });
  });

  test.each(['min', 'max'] as const)('a lesson of the %s size', (size) => {
    const words = 'word '.repeat(promptLimits.words[size] / 3);
    const facts = Array.from({ length: promptLimits.checks[size] }, (_, at) => `Sample ${at} is here.`);
    const content = `<h2>One</h2><p>${words}</p><h2>Two</h2><p>${words}</p><h2>Three</h2><p>${words}. ${facts.join(' ')}</p>`;
    const checks = facts.map((quote, at) => ({
      kind: 'order',
      prompt: `What comes first in ${at}?`,
      items: ['This', 'That'],
      explanation: 'It is so.',
      quote,
    }));
    expect(checkLesson({ content, checks }, place)).toMatchObject({ value: { reasons: [] } });
  });
});
