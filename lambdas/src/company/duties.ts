import { newMailItem } from '../platform/mail-item.ts';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { listAll, type TransactItem, tryWrite } from '../platform/table.ts';
import { readCompanyAccount, readCompanyProfile } from '../rows/company/read.ts';
import { readPerson } from '../rows/person/read.ts';
import { personIsUnchanged } from '../rows/person/write.ts';
import { type AssignmentRow, countedAssignmentItem, readActiveAssignments } from './assignment-row.ts';
import { type DutyFacts, dutyMail } from './duty-mails.ts';
import { countChanges, type DutyCase, type DutyChange, type Learned, planDuty } from './duty-plan.ts';
import { changedDutyItem, deletedDutyItem, DutyItem, type DutyRow, newDutyItem } from '../rows/duty/row.ts';
import { readLearned } from './learned.ts';

/** The facts of a company that work on its assignments needs. */
export interface DutyCompany {
  name: string;
  timeZone: string;
}

/** Reads the facts of a company that work on its assignments needs. */
export async function readDutyCompany(companyId: string): Promise<DutyCompany> {
  const [account, profile] = await Promise.all([
    readCompanyAccount(companyId),
    readCompanyProfile(companyId),
  ]);
  return { name: account?.company_name ?? '', timeZone: profile.time_zone };
}

/** Returns the facts in the emails about a person's assignment. */
export const factsOf = (
  { assignment, person }: Pick<DutyCase, 'assignment' | 'person'>,
  { due_on }: Pick<DutyRow, 'due_on'>,
  company: DutyCompany,
): DutyFacts => ({
  to: person.email,
  company: company.name,
  title: assignment.title,
  courses: assignment.course_ids.length,
  isMandatory: assignment.is_mandatory,
  dueOn: due_on,
});

/** Makes the items that change a person's part in an assignment, with the email about a new one that is not done already. */
function changeItems(one: DutyCase, change: DutyChange, company: DutyCompany): TransactItem[] {
  if (change.kind === 'loses') return [deletedDutyItem(change.before)];
  if (change.kind === 'changes') return [changedDutyItem(change.before, change.after)];
  const { after } = change;
  const isNews = after.done_at === undefined;
  return [
    newDutyItem(after),
    ...(isNews ? [newMailItem(dutyMail(factsOf(one, after, company)), timestamp()).item] : []),
  ];
}

/** A change of a person's duty, with the rows that it was decided from. */
export interface PlannedDuty {
  one: DutyCase;
  change: DutyChange;
}

/** Plans people's duties. Returns those that must change. */
export const planDuties = (
  cases: readonly DutyCase[],
  { timeZone }: DutyCompany,
  now: number,
): PlannedDuty[] =>
  cases.flatMap((one) => {
    const change = planDuty(one, { now, timeZone });
    return change ? [{ one, change }] : [];
  });

/**
 * Makes the items that change people's parts in one assignment: at most three for each, and one more. They are refused if the rule of
 * the assignment, a person's groups or state, or a part has changed since the read.
 */
export const plannedItems = (
  assignment: AssignmentRow,
  planned: readonly PlannedDuty[],
  company: DutyCompany,
): TransactItem[] =>
  planned.length === 0
    ? []
    : [
        countedAssignmentItem(assignment, countChanges(planned.map(({ change }) => change))),
        ...planned.flatMap(({ one, change }) => [
          personIsUnchanged(one.person),
          ...changeItems(one, change, company),
        ]),
      ];

const maxAttempts = 20;

/**
 * Gives a person the assignments that are for them now, takes the others that are not done, and records what they have learned.
 * `more` is what an enrollment says that has just changed. It can be repeated, and can overlap with others.
 */
export async function syncDuties(
  companyId: string,
  personId: string,
  more: Learned = new Map(),
): Promise<void> {
  await retry(maxAttempts, 'A person changed during every attempt to update the assignments', async () => {
    const person = await readPerson(companyId, personId);
    const assignments = person ? await readActiveAssignments(companyId) : [];
    if (!person || assignments.length === 0) return true;
    const { pk, sk: prefix } = keys.companyDuty(companyId, personId);
    const duties = await listAll({ pk, prefix, consistent: true }, DutyItem);
    if (person.state !== 'accepted' && duties.length === 0) return true;
    const courses = new Set(assignments.flatMap(({ course_ids }) => course_ids));
    const [company, learned] = await Promise.all([
      readDutyCompany(companyId),
      readLearned(companyId, [person], courses),
    ]);
    const all = new Map([...(learned.get(personId) ?? []), ...more]);
    for (const assignment of assignments) {
      const duty = duties.find(({ assignment_id }) => assignment_id === assignment.id);
      const planned = planDuties([{ assignment, person, duty, learned: all }], company, Date.now());
      const items = plannedItems(assignment, planned, company);
      if (items.length > 0 && !(await tryWrite(items))) return undefined;
    }
    return true;
  });
}
