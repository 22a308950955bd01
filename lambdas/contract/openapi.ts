import * as z from 'zod';
import { errorStatuses, type Operation, type Operations } from './operation.ts';
import { Problem } from './problem.ts';

type Json = Record<string, unknown>;

const refTo = (id: string) => `#/components/schemas/${id}`;
const reasons: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'The request is not valid',
  401: 'A session is needed',
  403: 'The session may not do this',
  404: 'Not found',
  409: 'The state does not allow this',
  422: 'Cannot be processed',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
};

/** zod writes `$id` and `$schema` into every schema; OpenAPI names its components by their key instead. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(
    ([key, entry]) => !((key === '$id' || key === '$schema' || key === 'id') && typeof entry === 'string'),
  );
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutIds(entry)]));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: refTo(id) };
  const { $defs: _, ...json } = withoutIds(z.toJSONSchema(schema, { io, unrepresentable: 'throw' })) as Json;
  return ofDocument(json);
}

/** A schema whose references lead to the document's components instead of its own definitions. */
const ofDocument = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;

function parametersOf(operation: Operation): Json[] {
  const of = (schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const json = withoutIds(z.toJSONSchema(schema, { io: 'input' })) as {
      properties: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(json.properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || (json.required ?? []).includes(name),
      schema: propertyOf(schema, name) ?? ofDocument(property),
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  return [
    ...of(operation.params, 'path'),
    ...of(operation.query, 'query'),
    ...(operation.idempotent ? [key] : []),
  ];
}

/** A named schema as a parameter stays a reference. */
function propertyOf(schema: z.ZodObject, name: string): Json | undefined {
  const property = schema.shape[name] as z.ZodType | undefined;
  const id = property && z.globalRegistry.get(property)?.id;
  return id ? { $ref: refTo(id) } : undefined;
}

function responsesOf(operation: Operation): Json {
  const success = Object.entries(operation.responses).map(([status, schema]): [string, Json] => [
    status,
    {
      description: reasons[Number(status)] ?? 'Success',
      ...(schema && {
        content: { [operation.media ?? 'application/json']: { schema: schemaOf(schema, 'output') } },
      }),
    },
  ]);
  const errors = errorStatuses(operation).map((status): [string, Json] => [
    String(status),
    {
      description: reasons[status] ?? 'Error',
      content: { 'application/problem+json': { schema: schemaOf(Problem, 'output') } },
      ...(status === 429 && {
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
      }),
    },
  ]);
  return Object.fromEntries([...success, ...errors]);
}

/** The named schemas of which one is made, itself among them where it has a name. */
const namedIn = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  (z.toJSONSchema(schema, { io, unrepresentable: 'throw' }).$defs ?? {}) as Json;

/**
 * Every named schema: a body as the caller sends it (before trimming and defaults), the others as answered. They are found
 * from the operations: zod's registry is the process's, and may hold another bundle's schemas of the same names.
 */
function componentsOf(operations: Operations): Json {
  const all = Object.values(operations);
  const sent = all.flatMap(({ params, query, body }) =>
    [params, query, body].filter((it) => it !== undefined),
  );
  const answered = all.flatMap(({ responses }) => Object.values(responses).filter((it) => it !== null));
  const bodies = all.flatMap(({ body }) => {
    const id = body && z.globalRegistry.get(body)?.id;
    return id ? [{ [id]: namedIn(body, 'input')[id] }] : [];
  });
  const named = [
    ...sent.map((schema) => namedIn(schema, 'input')),
    ...[...answered, Problem].map((schema) => namedIn(schema, 'output')),
    ...bodies,
  ];
  return ofDocument(withoutIds(Object.assign({}, ...named)) as Json);
}

/** The OpenAPI 3.1 document of a table of operations. */
export function toOpenApi(operations: Operations, info: { title: string; version: string }): Json {
  const schemas = componentsOf(operations);
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    const parameters = parametersOf(operation);
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = {
      operationId,
      summary: operation.summary,
      tags: [operation.domain],
      ...(parameters.length > 0 && { parameters }),
      ...(operation.body && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
        },
      }),
      responses: responsesOf(operation),
      security: operation.access === 'public' ? [] : [{ bearer: [] }],
    };
  }
  return {
    openapi: '3.1.1',
    info: { ...info, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
    },
  };
}
