import type { reimbursementOperations } from '@redwhiteandcode/contract/reimbursement/operations.ts';
import { capOf, capWarnings, yearEndOf } from '@redwhiteandcode/contract/reimbursement/cap.ts';
import type { CapMeter } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { businessToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound, staleProblem } from '../platform/http-problem.ts';
import { createUpload, linkToUpload } from '../platform/uploads.ts';
import { createApprovalLink, revokeApprovalLink } from './approval-links.ts';
import * as repository from './repository.ts';
import { readCourseReimbursements, shown, toToolkits } from './shown.ts';
import { factsOf, type FactsRow, paidCentsOf, type ToolkitRow } from './toolkit-row.ts';
import { changeFacts, createToolkit, ownToolkit, recordOutcome } from './toolkits.ts';
import { claimItems } from '../platform/idempotency.ts';
import { isEmployer } from './outcomes.ts';
import { priceCentsOf, readSubjects } from './subject.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns what employers paid in a calendar year, in cents, by the dates of the reimbursements. */
const paidIn = (year: number, rows: readonly ToolkitRow[]): number =>
  sum(
    rows
      .filter(({ status, paid_on }) => status === 'paid' && paid_on !== null && yearOf(paid_on) === year)
      .map((row) => paidCentsOf(row) ?? 0),
  );

/** Returns what the employer approved with a link; undefined if another outcome was recorded. */
const approvedCentsOf = (row: ToolkitRow | undefined): number | undefined =>
  row?.status === 'approved' && isEmployer(row.status_by)
    ? (row.decision?.amount_cents ?? undefined)
    : undefined;

async function requestedFor(year: number, rows: readonly ToolkitRow[]): Promise<number> {
  const open = rows.filter(
    ({ status, plan_year }) => plan_year === year && (status === 'submitted' || status === 'approved'),
  );
  const prices = (await readSubjects(open)).map(priceCentsOf);
  return sum(prices.map((price, index) => Math.min(price, approvedCentsOf(open[index]) ?? price)));
}

/** Reads how much of a calendar year's limit a learner's records use, by default of the current year. */
async function readCap(
  userId: string,
  asked: { year?: number | undefined; today?: string | undefined },
): Promise<CapMeter> {
  const today = asked.today ?? businessToday();
  const year = asked.year ?? yearOf(today);
  const [rows, { declared_cents, version }] = await Promise.all([
    repository.listAllToolkits(userId),
    repository.readAssistance(userId, year),
  ]);
  const paid_cents = paidIn(year, rows);
  const cap = capOf(year, paid_cents + declared_cents);
  const end = yearEndOf(today);
  return {
    ...cap,
    paid_cents,
    declared_cents,
    requested_cents: await requestedFor(year, rows),
    year_end: end?.year === year ? end : null,
    warnings: capWarnings(cap, today),
    version,
  };
}

/**
 * Declares assistance for a calendar year. Throws an HttpProblem 409 if it has changed since the learner read it, or if the
 * idempotency key was used for another declaration.
 */
async function declareAssistance(
  userId: string,
  request: { year: number; declared_cents: number; version: number },
  key: string | undefined,
): Promise<CapMeter> {
  const { year, declared_cents, version } = request;
  const claim = await claimItems('declareAssistance', userId, { key, request });
  const before = await repository.readAssistance(userId, year);
  const isSame = before.declared_cents === declared_cents;
  if (!isSame) {
    const isCurrent = before.version === version;
    if (!isCurrent || !(await repository.declareAssistance(userId, request, claim))) {
      throw staleProblem('This amount has changed since you opened it.', await readCap(userId, { year }));
    }
  }
  return readCap(userId, { year });
}

/** Returns the facts of a version of a toolkit, by default the latest. Throws an HttpProblem 404 if there is no such version. */
async function factsAt(row: ToolkitRow, version: number | undefined): Promise<FactsRow> {
  if (version === undefined || version === row.facts_version) return factsOf(row);
  return orNotFound(
    await repository.readFacts(row.id, version),
    'There is no such version of the documents.',
  );
}

const letterFileName = (row: ToolkitRow, key: string): string =>
  `denial-letter-${row.id.replace(/[^\w-]/g, '').slice(0, 40)}.${/\.([a-z]{3,5})$/.exec(key)?.[1] ?? 'bin'}`;

/** Implements the operations of `/api/reimbursement-toolkits`. */
export const reimbursement: Implementation<typeof reimbursementOperations> = {
  async listToolkits({ query, userId }) {
    const { items, next } = await repository.listToolkits(userId, query);
    return { status: 200, body: { items: await toToolkits(items), next } };
  },

  async createToolkit({ body, userId, idempotencyKey }) {
    return { status: 201, body: await shown(await createToolkit(userId, body, idempotencyKey)) };
  },

  async listCourseReimbursements({ userId }) {
    return { status: 200, body: await readCourseReimbursements(userId) };
  },

  async getCap({ query, userId }) {
    return { status: 200, body: await readCap(userId, query) };
  },

  async declareAssistance({ body, userId, idempotencyKey }) {
    return { status: 200, body: await declareAssistance(userId, body, idempotencyKey) };
  },

  async getToolkit({ params, userId }) {
    return { status: 200, body: await shown(await ownToolkit(params.toolkitId, userId)) };
  },

  async changeToolkit({ params, body, userId, idempotencyKey }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await changeFacts(row, body, idempotencyKey)) };
  },

  async recordOutcome({ params, body, userId, idempotencyKey }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await recordOutcome(row, body, idempotencyKey)) };
  },

  async createLetterUpload({ params, body, userId }) {
    await ownToolkit(params.toolkitId, userId);
    return { status: 201, body: await createUpload(userId, body) };
  },

  async openLetter({ params, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    const key = orNotFound(row.letter_key ?? undefined, 'This toolkit has no letter.');
    const file_name = letterFileName(row, key);
    return { status: 200, body: { ...(await linkToUpload(key, file_name)), file_name } };
  },

  async getToolkitDocument({ params, query, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    const facts = await factsAt(row, query.facts_version);
    const { documentOf } = await import('./documents.ts');
    return { status: 200, body: await documentOf(row, params.document, facts) };
  },

  async getToolkitArchive({ params, query, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    const { archiveOf } = await import('./documents.ts');
    return { status: 200, body: await archiveOf(row, await factsAt(row, query.facts_version)) };
  },

  async createApprovalLink({ params, body, userId, idempotencyKey }) {
    const own = await ownToolkit(params.toolkitId, userId);
    const { url, row } = await createApprovalLink(own, body, idempotencyKey);
    return { status: 201, body: { url, toolkit: await shown(row) } };
  },

  async revokeApprovalLink({ params, userId }) {
    const row = await ownToolkit(params.toolkitId, userId);
    return { status: 200, body: await shown(await revokeApprovalLink(row)) };
  },
};
