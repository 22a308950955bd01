import { paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { generate } from '../clients/generation-client.ts';
import { pdf, upload } from '../clients/liftoff-client.ts';
import type { FullAccount } from '../clients/privacy-client.ts';
import { sampleCourse } from '../samples/sample-course.ts';
import { promptLabWith } from '../samples/sample-prompt-lab.ts';
// Sets the environment that the modules below read.
import { origin } from './shared-platform.ts';

const { docClient, transact } = await import('../../lambdas/src/platform/table.ts');
const { newCourseRow, noDetails } = await import('../../lambdas/src/rows/course/row.ts');
const { newCourseItems } = await import('../../lambdas/src/rows/course/write.ts');
const { addressHash } = await import('../../lambdas/src/platform/address-hash.ts');
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { queueMail } = await import('../../lambdas/src/platform/mail-outbox.ts');
const { newRun } = await import('../../lambdas/src/labs/rules.ts');
const { newCompanyRoleItems } = await import('../../lambdas/src/rows/company/write.ts');
const { newDutyItem } = await import('../../lambdas/src/rows/duty/row.ts');
const { readPersonOf } = await import('../../lambdas/src/rows/person/read.ts');
const { requestedBy } = await import('../../lambdas/src/rows/domain/write.ts');
const { newDrafting } = await import('../../lambdas/src/curriculum/drafting-rules.ts');
const { sampleFacts } = await import('../../lambdas/src/curriculum/sample-facts.ts');
const { fingerprint } = await import('../../lambdas/src/platform/caller-limits.ts');

const TableName = process.env.TABLE_NAME ?? '';

/** A row of the table. */
export type RawRow = Record<string, unknown> & { pk: string; sk: string };

/** Reads the whole table. */
export async function readTable(): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  const pages = paginateScan({ client: docClient }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) rows.push(...(Items as RawRow[]));
  return rows;
}

const textOf = (row: RawRow): string =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof Set ? [...value] : value)).toLowerCase();

/** Returns the rows that contain one of the texts. */
export const naming = (rows: readonly RawRow[], names: readonly string[]): RawRow[] =>
  rows.filter((row) => names.some((name) => textOf(row).includes(name.toLowerCase())));

/** Creates a published course without details, which a learner may have generated. */
async function createUnwrittenCourse(): Promise<string> {
  const id = `course-${crypto.randomUUID()}`;
  const text = { ...sampleCourse, details: noDetails, modules: [] };
  const made = {
    id,
    kind: 'catalog' as const,
    highlights: [],
    created_at: new Date().toISOString(),
  };
  await transact(newCourseItems({ ...newCourseRow(made, text), status: 'published' }, text));
  return id;
}

/** Returns the item of a finished run of a prompt. */
function promptRunOf(user_id: string): RawRow {
  const place = { course_id: 'sample-course', module_number: 1, lesson_number: 1, block_id: 'prompt' };
  const { cases } = promptLabWith(['a']);
  const made = {
    ...place,
    user_id,
    blocks_version: 'x'.repeat(16),
    prompt: 'A sample prompt',
    model: 'sample-model',
  };
  const run = newRun({ ...made, cases, maxOutputTokens: 1000, now: Date.now() });
  const key = keys.promptRun(user_id, place.course_id, place.block_id, run.id);
  return { ...key, ...run, phase: 'finished', finished_at: run.started_at };
}

/** Returns the items of a finished drafting of a course, with a part of it. */
function draftingOf(userId: string): RawRow[] {
  const row = newDrafting({
    userId,
    facts: sampleFacts,
    wanted: { kind: 'module', title: 'A sample module', teaches: 'How samples are read' },
    moduleTitle: undefined,
    model: 'sample-model',
    limits: { callMs: 1, retryMs: 1, jobMs: 1, tokens: 1000, maxOutputTokens: 1000 },
    now: Date.now(),
  });
  const ended = { status: 'finished', finished_at: row.started_at, reserved_tokens: 0 };
  return [
    { ...keys.drafting(userId, row.course_id), ...row, ...ended },
    { ...keys.draftingPart(userId, row.id, 1), part: new Uint8Array([1]), ttl: row.ttl },
  ];
}

/** Adds an assignment of a company with the part of its person. */
async function addDuty(company_id: string, email: string): Promise<void> {
  const at = new Date().toISOString();
  const person_id = (await readPersonOf(company_id, email))?.id ?? '';
  const assignment_id = crypto.randomUUID();
  const counts = { assigned: 1, done: 0, excused: 0 };
  const Item = { ...keys.companyAssignment(company_id, assignment_id), id: assignment_id, ...counts };
  await docClient.send(new PutCommand({ TableName, Item }));
  const duty = { company_id, person_id, assignment_id, assigned_at: at, reminded_at: at, courses: {} };
  await transact([newDutyItem({ ...duty, assigned_on: at.slice(0, 10), version: 1 })]);
}

/** Returns the items of a company's domain that an owner asked us to approve. */
function requestedDomainOf(userId: string, company_id: string): RawRow[] {
  const at = new Date().toISOString();
  const domain = `${crypto.randomUUID()}.example.com`;
  const row = {
    company_id,
    domain,
    state: 'pending',
    challenge: 'sample',
    added_at: at,
    version: 1,
  } as const;
  return [{ ...keys.companyDomain(company_id, domain), ...row, ...requestedBy(userId, row, at) }];
}

/**
 * Adds what needs limits, time, a model or a failure: wrong passwords, a held address, an email that could not be sent, a run
 * of a prompt, a drafting, a generated course, an upload that no form names, a role in a company, a request
 * to approve its domain, an assignment.
 */
export async function addRareRows({ email, full_name, ...learner }: FullAccount): Promise<void> {
  const ttl = Math.floor(Date.now() / 1000) + 900;
  for (const kind of ['ACCOUNT', 'CALLER#caller']) {
    const Item = { ...keys.attempts(fingerprint(email), kind), failures: 1, last_at: ttl - 900, ttl };
    await docClient.send(new PutCommand({ TableName, Item }));
  }
  const hold = { ...keys.heldAddress(addressHash(email)), user_id: learner.userId, ttl };
  await docClient.send(new PutCommand({ TableName, Item: hold }));
  await upload(origin, learner, pdf());
  await transact([queueMail({ to: email, subject: `For ${full_name}`, parts: [] }).item]);
  await docClient.send(new PutCommand({ TableName, Item: promptRunOf(learner.userId ?? '') }));
  for (const Item of draftingOf(learner.userId ?? ''))
    await docClient.send(new PutCommand({ TableName, Item }));
  for (const Item of requestedDomainOf(learner.userId ?? '', learner.company))
    await docClient.send(new PutCommand({ TableName, Item }));
  const role = { user_id: learner.userId ?? '', company_id: learner.company, groups: [] };
  await transact(newCompanyRoleItems({ ...role, role: 'owner', since: new Date().toISOString() }));
  const people = `/api/company/${learner.company}/people`;
  const [person] = (await learner.send('GET', people)).body.items;
  expect((await learner.send('GET', `${people}/${person.id}`)).status).toBe(200);
  await addDuty(learner.company, email);
  expect((await learner.send('PUT', '/api/me/emails', { off: ['company-report'] })).status).toBe(200);
  expect((await generate(learner, await createUnwrittenCourse())).status).toBe('published');
}
