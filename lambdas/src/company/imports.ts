import { randomUUID } from 'node:crypto';
import type {
  companyImportOperations,
  Import,
  ImportedPerson,
} from '@redwhiteandcode/contract/company/import-operations.ts';
import { importDays, importOutcomes } from '@redwhiteandcode/contract/company/import-rules.ts';
import type { RowOutcome } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { indexes, keys } from '../platform/keys.ts';
import { type People, readPeople } from '../platform/people.ts';
import { listSelected } from '../platform/selected-page.ts';
import { listItems, transact, type TransactItem, tryWrite } from '../platform/table.ts';
import { type Chunk, chunkItem, ChunkItem, chunksOf } from './import-chunks.ts';
import { type Preview, previewList } from './import-preview.ts';
import { ImportFacts } from './import-steps.ts';
import { JobItem, type JobRow, newJob, newJobItem } from './job-row.ts';
import { readJob } from './jobs.ts';
import { companyAudit } from './log.ts';
import { companyNamed } from './repository.ts';
import { scopeOf } from './scope.ts';

/** The most chunks of a write, and of a part of the rows. */
const [chunksOfWrite, chunksOfPart] = [100, 50];

const nameIn = (people: People, id: string): string | null =>
  people.get(id)?.full_name ?? people.get(id)?.email ?? null;

function toImport(job: JobRow, people: People): Import {
  const { rows, removals } = ImportFacts.parse(job.facts);
  return {
    id: job.id,
    state: job.state,
    by: nameIn(people, job.user_id),
    created_at: job.created_at,
    expires_at: timestamp(job.ttl * 1000),
    rows,
    outcomes: importOutcomes.flatMap((outcome) => {
      const count = job.counts[outcome] ?? 0;
      return count > 0 ? [{ outcome, rows: count }] : [];
    }),
    removed: job.counts.removed ?? 0,
    removals,
  };
}

/** Whether somebody with a role sees an import: managers see their own. */
const sees = ({ role, user_id }: CompanyRoleRow, job: JobRow): boolean =>
  job.kind === 'import' && (role === 'owner' || job.user_id === user_id);

async function importOf({
  params: { companyId, importId },
  company,
}: {
  params: { companyId: string; importId: string };
  company: CompanyRoleRow;
}): Promise<JobRow> {
  const job = await readJob(companyId, importId);
  return orNotFound(job && sees(company, job) ? job : undefined, 'There is no such import.');
}

/** Returns the rows of a chunk with their outcomes so far. `isDone` says whether its step was done. */
function rowsOf({ work, others = {} }: Chunk, isDone: boolean): ImportedPerson[] {
  if (work.kind === 'removals')
    return work.people.map(({ email, name }) => ({
      record: null,
      email,
      name: name ?? '',
      group: '',
      manager: '',
      reason: null,
      first_record: null,
      outcome: isDone ? 'removed' : 'to_remove',
    }));
  return work.rows.map((row: RowOutcome, place) => ({
    record: row.record,
    email: row.email,
    name: row.name,
    group: row.group,
    manager: row.manager,
    outcome: row.outcome === 'new' && isDone ? (others[place] ?? 'invited') : row.outcome,
    reason: row.outcome === 'not_an_address' ? row.reason : null,
    first_record: row.outcome === 'twice_in_file' ? row.firstRecord : null,
  }));
}

/** Stores an import with its rows. Returns undefined if the request was stored before. */
async function storeImport(
  job: JobRow,
  chunks: ReturnType<typeof chunksOf>['chunks'],
  more: readonly TransactItem[],
): Promise<JobRow | undefined> {
  const { company_id: companyId, id: jobId, ttl } = job;
  const items = chunks.map((work, number) => chunkItem({ companyId, jobId, number }, work, ttl));
  // Without a job, chunks do nothing until they expire.
  for (let at = 0; at < items.length; at += chunksOfWrite)
    await transact(items.slice(at, at + chunksOfWrite));
  return (await tryWrite([newJobItem(job), ...more])) ? job : undefined;
}

const countsOf = (rows: Preview['rows']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ outcome }) => outcome)).map(([name, all]) => [name, all.length]),
  );

/** Implements the operations of imports. */
export const companyImports: Implementation<typeof companyImportOperations> = {
  async previewImport({ params: { companyId }, body, company }) {
    return { status: 200, body: (await previewList(companyId, body, scopeOf(company))).body };
  },

  async startImport({ params: { companyId }, body, company, userId, idempotencyKey }) {
    const key = idempotencyKey && createdId('startImport', `${companyId} ${userId}`, idempotencyKey);
    const repeated = async () => {
      const id = key && (await firstCreated(key, body));
      return id ? readJob(companyId, id) : undefined;
    };
    const answer = async (job: JobRow) =>
      ({ status: 201, body: toImport(job, await readPeople([job.user_id])) }) as const;
    const first = await repeated();
    if (first) return answer(first);
    if (body.replaces && !body.reason)
      throw fieldProblem(422, 'body.reason', 'Choose why you take the seats back');
    const scope = scopeOf(company);
    const { rows, removals, body: preview } = await previewList(companyId, body, scope);
    if (preview.mark !== body.mark)
      throw new HttpProblem(
        409,
        'The company has changed since you checked the list. Please check it again.',
      );
    const { chunks, steps } = chunksOf(rows, removals);
    if (steps === 0) throw new HttpProblem(422, 'This list changes nothing.');
    const counts = countsOf(rows);
    const ttl = epochSeconds() + importDays * 86_400;
    const job = newJob({
      company_id: companyId,
      id: randomUUID(),
      kind: 'import',
      user_id: userId,
      chunks: steps,
      counts,
      ttl,
      facts: {
        rows: rows.length,
        removals: removals.length,
        reason: body.reason,
        creates_groups: scope === 'all',
      } satisfies ImportFacts,
    });
    const entry = companyAudit(await companyNamed(companyId), userId, 'Imported a list of people', [
      { field: 'people to invite', after: String(counts.new ?? 0) },
      { field: 'seats to take back', after: String(removals.length) },
    ]);
    const claim = key ? [claimItem(key, body, job.id, ttl)] : [];
    const stored = (await storeImport(job, chunks, [entry, ...claim])) ?? (await repeated());
    if (!stored) throw new HttpProblem(409, 'This has just changed. Please try again.');
    return answer(stored);
  },

  async listImports({ params: { companyId }, query, company }) {
    const pk = indexes.companyJobs('', companyId, '').gsi2pk;
    const listing = { index: 'gsi2', pk, newestFirst: true } as const;
    const { items, next } = await listSelected(listing, query, JobItem, (job) => sees(company, job));
    const people = await readPeople(items.map(({ user_id }) => user_id));
    return { status: 200, body: { items: items.map((job) => toImport(job, people)), next } };
  },

  async getImport(call) {
    const job = await importOf(call);
    return { status: 200, body: toImport(job, await readPeople([job.user_id])) };
  },

  async listImportRows(call) {
    const job = await importOf(call);
    const { pk, sk: prefix } = keys.companyChunk(job.company_id, job.id);
    const { limit, cursor } = call.query;
    const page = { limit: Math.min(limit, chunksOfPart), cursor };
    const { items, next } = await listItems({ pk, prefix, consistent: true }, page, ChunkItem);
    return {
      status: 200,
      body: { items: items.flatMap((chunk) => rowsOf(chunk, chunk.number < job.next)), next },
    };
  },
};
