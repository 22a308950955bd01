import * as z from 'zod';
import { text } from '../api/fields.ts';
import { defineCompanyOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { importOutcomes, importStates } from './import-rules.ts';
import { CompanyParams } from './operations.ts';
import { rowOutcomes, rowWarnings } from './people-outcomes.ts';
import { peopleLimits, peopleRules } from './people-rules.ts';
import { personStates } from './person-states.ts';
import { takeBackReasons } from './seat-ends.ts';
import { addressProblems } from './typed-address.ts';

/** A row of a list as it was typed. `record` counts the rows of the file from 1. */
const TypedRow = z
  .object({
    record: z.int().min(1).max(10_000_000),
    email: text(peopleRules.email),
    name: text(peopleRules.name),
    group: text(peopleRules.group),
    manager: text(peopleRules.manager),
  })
  .meta({ id: 'ImportedRow' });

/**
 * A list of people. With `any_domain`, addresses of all domains may be invited; with `replaces`, which only owners may use, the
 * seats of everybody who is not in the list are taken back.
 */
const List = z
  .object({
    rows: z.array(TypedRow).min(1, 'Add at least one row').max(peopleLimits.rows),
    any_domain: z.boolean(),
    replaces: z.boolean(),
  })
  .meta({ id: 'ImportedList' });
export type ImportedList = z.infer<typeof List>;

const Row = z.object({
  record: z.int(),
  email: z.string(),
  name: z.string(),
  group: z.string(),
  manager: z.string(),
});

/** A row with what applying the list does with it. `first_record` is the row with the same address. */
export const PreviewedRow = Row.extend({
  outcome: z.enum(rowOutcomes),
  reason: z.enum(addressProblems).nullable(),
  first_record: z.int().nullable(),
  warnings: z.array(z.enum(rowWarnings)),
}).meta({ id: 'PreviewedRow' });
export type PreviewedRow = z.infer<typeof PreviewedRow>;

/** A person whose seat is taken back when a list replaces the one before. */
const ReplacedPerson = z
  .object({ id: z.string(), email: z.string(), name: z.string().nullable(), state: z.enum(personStates) })
  .meta({ id: 'ReplacedPerson' });
export type ReplacedPerson = z.infer<typeof ReplacedPerson>;

/**
 * What applying a list would do. `mark` stands for all of it: the list can be applied only while it would still do the same.
 * `domains` are those that the company may invite without `any_domain`.
 */
export const ImportPreview = z
  .object({
    mark: z.string(),
    rows: z.array(PreviewedRow),
    removed: z.array(ReplacedPerson),
    new_groups: z.array(z.string()),
    free_seats: z.int().min(0),
    domains: z.array(z.string()),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

/** An import: the rows with each outcome so far, and the seats that were and will be taken back. `by` is null after that account was deleted. */
export const Import = z
  .object({
    id: z.string(),
    state: z.enum(importStates),
    by: z.string().nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    rows: z.int(),
    outcomes: z.array(z.object({ outcome: z.enum(importOutcomes), rows: z.int() })),
    removed: z.int(),
    removals: z.int(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof Import>;

/** A row of an import with its outcome so far, or a seat that is taken back, which is in no row of the file. */
export const ImportedPerson = Row.extend({
  record: z.int().nullable(),
  outcome: z.enum([...importOutcomes, 'removed', 'to_remove']),
  reason: z.enum(addressProblems).nullable(),
  first_record: z.int().nullable(),
}).meta({ id: 'ImportedPerson' });
export type ImportedPerson = z.infer<typeof ImportedPerson>;

const ImportParams = CompanyParams.extend({ importId: z.string().min(1).max(100) });

const imports = '/api/company/{companyId}/imports';
const managers = { roles: ['owner', 'manager'] } as const;

/** The operations that invite the people of a list. A manager invites into their own groups, and sees their own imports. */
export const companyImportOperations = defineCompanyOperations('company', {
  previewImport: {
    ...managers,
    route: `POST ${imports}/preview`,
    summary: 'Say what applying a list of people would do with each row, without changing anything',
    params: CompanyParams,
    body: List,
    responses: { 200: ImportPreview },
    errors: [422],
    limits: limitsPer(3600, { user: 120 }),
  },
  startImport: {
    ...managers,
    route: `POST ${imports}`,
    summary:
      'Invite the new people of a list that was previewed; the work is done in steps after the response',
    params: CompanyParams,
    body: List.extend({
      mark: z.string().min(1).max(100),
      reason: z.enum(takeBackReasons).nullish(),
    }).meta({ id: 'NewImport' }),
    idempotent: true,
    responses: { 201: Import },
    errors: [409, 422],
    limits: limitsPer(3600, { user: 60 }),
  },
  listImports: {
    ...managers,
    route: `GET ${imports}`,
    summary: 'List the imports of the last days, the latest first; a manager sees their own',
    params: CompanyParams,
    query: PageQuery,
    responses: { 200: Page('ImportPage', Import) },
  },
  getImport: {
    ...managers,
    route: `GET ${imports}/{importId}`,
    summary: 'Get an import with its progress',
    params: ImportParams,
    responses: { 200: Import },
    errors: [404],
  },
  listImportRows: {
    ...managers,
    route: `GET ${imports}/{importId}/rows`,
    summary:
      'List the rows of an import with their outcomes, in parts; a part can have more or fewer rows than `limit`',
    params: ImportParams,
    query: PageQuery,
    responses: { 200: Page('ImportedPersonPage', ImportedPerson) },
    errors: [404],
  },
});
