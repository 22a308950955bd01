import { capOf, capWarnings, yearEndOf } from '@redwhiteandcode/contract/reimbursement/cap.ts';
import type { CapMeter } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { businessToday, yearOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { staleProblem } from '../platform/http-problem.ts';
import { claimItems } from '../platform/idempotency.ts';
import { isEmployer } from './outcomes.ts';
import * as repository from './repository.ts';
import { priceCentsOf, readSubjects } from './subject.ts';
import { paidCentsOf, type ToolkitRow } from './toolkit-row.ts';

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
export async function readCap(
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
export async function declareAssistance(
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
