import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { reminderAt } from '@redwhiteandcode/contract/company/reminder-rules.ts';
import { isTermOver } from '@redwhiteandcode/contract/company/term.ts';
import { timestamp } from '../platform/clock.ts';
import { allCompanyDuties } from '../platform/company-keys.ts';
import { logger } from '../platform/logger.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { listItems, type TransactItem, tryWrite } from '../platform/table.ts';
import { readCompanyAccount } from '../rows/company/read.ts';
import { readPerson } from '../rows/person/read.ts';
import { personIsUnchanged } from '../rows/person/write.ts';
import { readAssignment } from './assignment-row.ts';
import { type DutyCompany, factsOf, planDuties, plannedItems, readDutyCompany } from './duties.ts';
import { dutyMail } from './duty-mails.ts';
import { type DutyCase, withReminder } from './duty-plan.ts';
import { changedDutyItem, deletedDutyItem, DutyItem, type DutyRow } from '../rows/duty/row.ts';
import { readLearned } from './learned.ts';

/** A company with whether the courses of its seats are open. */
type RemindingCompany = DutyCompany & { isOpen: boolean };

async function readRemindingCompany(companyId: string, now: number): Promise<RemindingCompany> {
  const [company, account] = await Promise.all([readDutyCompany(companyId), readCompanyAccount(companyId)]);
  const { account_status, ends_on } = account ?? {};
  const isOver = ends_on !== undefined && isTermOver({ ends_on }, businessToday(now));
  return { ...company, isOpen: account_status === 'active' && !isOver };
}

/** Makes the items that send the reminder that is due, if one is still true, and note the time of the next one. */
function remindedItems(
  one: DutyCase & { duty: DutyRow },
  { isOpen, ...company }: RemindingCompany,
  now: number,
): TransactItem[] {
  const { duty, person } = one;
  const { timeZone } = company;
  const since = Date.parse(duty.reminded_at);
  const kind =
    isOpen && duty.due_on !== undefined ? reminderAt(duty.due_on, timeZone, { since, now }) : undefined;
  const mail = kind && newMailItem(dutyMail(factsOf(one, duty, company), kind), timestamp(now));
  return [
    changedDutyItem(duty, withReminder(duty, { now, timeZone })),
    personIsUnchanged(person),
    ...(mail ? [mail.item] : []),
  ];
}

/** Reminds of one duty, or corrects it if it is not as it should be. Returns whether this run did; another may have been faster. */
async function remind(duty: DutyRow, company: RemindingCompany, now: number): Promise<boolean> {
  const { company_id, person_id, assignment_id } = duty;
  const [person, assignment] = await Promise.all([
    readPerson(company_id, person_id),
    readAssignment(company_id, assignment_id),
  ]);
  if (!person || !assignment) return tryWrite([deletedDutyItem(duty)]);
  const learned = await readLearned(company_id, [person], new Set(assignment.course_ids));
  const one = { person, assignment, duty, learned: learned.get(person_id) ?? new Map() };
  const planned = planDuties([one], company, now);
  return tryWrite(
    planned.length > 0 ? plannedItems(assignment, planned, company) : remindedItems(one, company, now),
  );
}

/** The duties that are read at once, and those that are worked on at once. */
const [pageLimit, concurrency] = [100, 10];
/** How long a run begins to work on more, in milliseconds. */
const runLength = 120_000;

/** Reminds of the duties of a page. An error is logged, and the next run tries again. Returns the number of those moved on. */
async function remindPage(
  duties: readonly DutyRow[],
  companyOf: (id: string) => Promise<RemindingCompany>,
  now: number,
): Promise<number> {
  let reminded = 0;
  for (let at = 0; at < duties.length; at += concurrency) {
    const outcomes = await Promise.allSettled(
      duties
        .slice(at, at + concurrency)
        .map(async (duty) => remind(duty, await companyOf(duty.company_id), now)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        logger.error('A person was not reminded of an assignment', { error: outcome.reason });
      else if (outcome.value) reminded++;
    }
  }
  return reminded;
}

/**
 * Reminds people of assignments that are due in a week, due tomorrow, or overdue. A repeated or concurrent run sends nothing twice,
 * and a late one only what is still true. Returns the number of duties that it moved on.
 */
export async function remindDuties(now: number = Date.now()): Promise<number> {
  const companies = new Map<string, Promise<RemindingCompany>>();
  const companyOf = (id: string) => {
    const company = companies.get(id) ?? readRemindingCompany(id, now);
    companies.set(id, company);
    return company;
  };
  const until = performance.now() + runLength;
  let reminded = 0;
  for (const pk of allCompanyDuties) {
    let cursor: string | undefined;
    do {
      const page = await listItems({ index: 'gsi1', pk }, { limit: pageLimit, cursor }, DutyItem);
      const due = page.items.filter(({ next_at = '' }) => next_at <= timestamp(now));
      reminded += await remindPage(due, companyOf, now);
      cursor = (due.length === page.items.length && page.next) || undefined;
    } while (cursor !== undefined && performance.now() < until);
  }
  return reminded;
}
