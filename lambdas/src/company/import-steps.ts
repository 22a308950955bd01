import { randomUUID } from 'node:crypto';
import type { ImportOutcome } from '@redwhiteandcode/contract/company/import-rules.ts';
import { groupKey, type RowOutcome } from '@redwhiteandcode/contract/company/people-outcomes.ts';
import { peopleRules } from '@redwhiteandcode/contract/company/people-rules.ts';
import { takeBackReasons, takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { accountEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import * as z from 'zod';
import { timestamp } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { getItem, setAttributes } from '../platform/table.ts';
import { groupIdsOf } from '../rows/group/read.ts';
import { groupChangeItems } from '../rows/group/write.ts';
import {
  type Inviter,
  queueForSchedule,
  type SeatInvitation,
  seatInvitation,
} from '../rows/invitation/write.ts';
import { readPeopleById, readPeopleOf } from '../rows/person/read.ts';
import { hasSeat, type PersonRow } from '../rows/person/row.ts';
import { takenBackItems } from '../rows/person/write.ts';
import { freeSeatsOf, readSeatAccount, type SeatAccount } from '../rows/seat/account.ts';
import { freedSeatItems, usedSeatGroupItems } from '../rows/seat/row.ts';
import { ChunkItem, type ChunkWork, type Removal } from './import-chunks.ts';
import { countInvitation, inviterOf } from './inviting.ts';
import type { JobRow, StepPlan } from './job-row.ts';
import { layoffMailItems } from './layoff-mail.ts';
import { companyAudit } from './log.ts';
import { companyNamed } from './repository.ts';

/** What an import needs to know in each step. */
export const ImportFacts = z.object({
  /** The number of rows of the file. */
  rows: z.int(),
  /** The number of seats that it takes back, and why. */
  removals: z.int(),
  reason: z.enum(takeBackReasons).nullish(),
  /** Whether groups that do not exist are created. */
  creates_groups: z.boolean(),
});
export type ImportFacts = z.output<typeof ImportFacts>;

type Counts = Readonly<Record<string, number>>;

/** Returns counts with changes added. */
function plus(counts: Counts, changes: Counts): Record<string, number> {
  const sum = { ...counts };
  for (const [name, by] of Object.entries(changes)) sum[name] = (sum[name] ?? 0) + by;
  return sum;
}

/** Returns the change of a job that has done a chunk. */
const doneChunk = (job: JobRow, changes: Counts): StepPlan['change'] => ({
  next: job.next + 1,
  counts: plus(job.counts, changes),
  ...(job.next + 1 >= job.chunks && { state: 'done' }),
});

/** Counts the invitations to addresses. Returns those whose mailboxes have got too many today. */
async function refusedMailboxes(emails: readonly string[]): Promise<ReadonlySet<string>> {
  const refused = await Promise.all(
    emails.map(async (email) => {
      try {
        await countInvitation(email);
        return [];
      } catch (error) {
        if (error instanceof HttpProblem && error.status === 429) return [email];
        throw error;
      }
    }),
  );
  return new Set(refused.flat());
}

/** What decides about the new people of a chunk at the moment of a plan. */
interface Now {
  account: SeatAccount | undefined;
  people: ReadonlyMap<string, PersonRow>;
  groups: ReadonlyMap<string, string>;
}

/** Decides about each row again: its person may have been invited since the preview, or the seats may have run out. */
function decide(
  rows: readonly RowOutcome[],
  { account, people, groups }: Now,
  { refused, creates }: { refused: ReadonlySet<string>; creates: boolean },
): ImportOutcome[] {
  let free = freeSeatsOf(account);
  return rows.map(({ email, group }) => {
    const known = people.get(email);
    if (known && hasSeat(known)) return known.state === 'accepted' ? 'already_member' : 'already_invited';
    if (refused.has(email)) return 'too_many_invitations';
    const key = groupKey(group);
    if (key !== '' && !creates && !groups.has(key)) return 'other_group';
    free -= 1;
    return free < 0 ? 'no_seat' : 'invited';
  });
}

/** What a chunk writes for the people whom it invites. */
interface Invitations {
  gifts: SeatInvitation[];
  /** The groups that it creates. */
  created: { id: string; name: string }[];
}

/** Makes the invitations of rows. A person who had a seat before stays in their groups. */
function inviteRows(
  rows: readonly RowOutcome[],
  by: Inviter,
  { people, groups }: Now,
  at: string,
): Invitations {
  const ids = new Map(groups);
  const created: Invitations['created'] = [];
  const groupIdOf = (name: string): string => {
    const known = ids.get(groupKey(name));
    if (known !== undefined) return known;
    const id = randomUUID();
    created.push({ id, name });
    ids.set(groupKey(name), id);
    return id;
  };
  const gifts = rows.map(({ email, name, group, manager }) => {
    const known = people.get(email);
    const own = known?.groups ?? [];
    const sent = {
      email,
      // A name before an address was not checked yet.
      name: name !== '' && peopleRules.name(name) === undefined ? name : null,
      manager: accountEmail(manager) === undefined ? manager : null,
      groups: group === '' ? own : Array.from(new Set([...own, groupIdOf(group)])),
    };
    return seatInvitation(by, sent, { known, at, queue: queueForSchedule });
  });
  return { gifts, created };
}

/** Returns what decides about rows, as the table has it now. */
async function readNow(companyId: string, rows: readonly RowOutcome[]): Promise<Now> {
  const emails = rows.map(({ email }) => email);
  const named = new Map(
    rows.flatMap(({ group }) => (group === '' ? [] : [[groupKey(group), group] as const])),
  );
  const [account, people, groups] = await Promise.all([
    readSeatAccount(companyId),
    readPeopleOf(companyId, emails, { consistent: true }),
    groupIdsOf(companyId, Array.from(named.values())),
  ]);
  return { account, people, groups };
}

/** What a chunk needs once, however often its step is planned. */
interface Prepared {
  by: Inviter;
  refused: ReadonlySet<string>;
}

/** Plans the invitations of a chunk with what the table has now. */
async function planRows(
  job: JobRow,
  rows: readonly RowOutcome[],
  prepared: Promise<Prepared>,
): Promise<StepPlan> {
  const { company_id, id, next } = job;
  const [now, { by, refused }] = await Promise.all([readNow(company_id, rows), prepared]);
  const { creates_groups: creates } = ImportFacts.parse(job.facts);
  const outcomes = decide(rows, now, { refused, creates });
  const at = timestamp();
  const { gifts, created } = inviteRows(
    rows.filter((_, place) => outcomes[place] === 'invited'),
    by,
    now,
    at,
  );
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(([name, all]) => [name, all.length]),
  );
  const others = Object.fromEntries(
    outcomes.flatMap((outcome, place) => (outcome === 'invited' ? [] : [[place, outcome] as const])),
  );
  const bought = now.account?.seats_purchased ?? 0;
  const groupChanges = gifts.map(({ person, before }) => ({
    personId: person.id,
    before,
    after: person.groups,
  }));
  return {
    change: doneChunk(job, { ...counts, new: -rows.length }),
    items: [
      ...(gifts.length > 0 ? usedSeatGroupItems(company_id, { seats: gifts.length, bought, at }) : []),
      ...gifts.flatMap(({ items }) => items),
      ...groupChangeItems(company_id, groupChanges, created),
      ...(gifts.length < rows.length
        ? [setAttributes(keys.companyChunk(company_id, id, next), { others })]
        : []),
    ],
  };
}

/** Plans taking the seats of a chunk back, from those of its people who still have one with the same address. */
async function planRemovals(job: JobRow, people: readonly Removal[]): Promise<StepPlan> {
  const { company_id } = job;
  const company = await companyNamed(company_id);
  const reason = ImportFacts.parse(job.facts).reason ?? 'other';
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const found = await readPeopleById(company_id, Array.from(emails.keys()), { consistent: true });
  const seated = found.filter((person) => hasSeat(person) && emails.get(person.id) === person.email);
  const at = timestamp();
  return {
    change: doneChunk(job, { removed: seated.length }),
    items: [
      ...(seated.length > 0 ? freedSeatItems(company_id, seated.length) : []),
      ...seated.flatMap((person) => [
        ...layoffMailItems(person, { company: company.company_name, reason, at }),
        ...takenBackItems(person, reason, at),
        companyAudit(company, job.user_id, 'Took a seat back', [
          { field: 'email', before: person.email },
          { field: 'reason', after: takeBackWords[reason] },
        ]),
      ]),
    ],
  };
}

async function prepare({ company_id, user_id }: JobRow, rows: readonly RowOutcome[]): Promise<Prepared> {
  const emails = rows.map(({ email }) => email);
  const [by, refused] = await Promise.all([inviterOf(company_id, user_id), refusedMailboxes(emails)]);
  return { by, refused };
}

/** Begins a step of an import: one of its chunks. An import whose rows have expired has failed. */
export async function importStep(job: JobRow): Promise<() => Promise<StepPlan>> {
  const { company_id, id, next } = job;
  const chunk = await getItem(keys.companyChunk(company_id, id, next), ChunkItem, { consistent: true });
  if (!chunk) return async () => ({ change: { state: 'failed' }, items: [] });
  const { work }: { work: ChunkWork } = chunk;
  if (work.kind === 'removals') return () => planRemovals(job, work.people);
  // The first plan reads at the same time.
  const prepared = prepare(job, work.rows);
  return () => planRows(job, work.rows, prepared);
}
