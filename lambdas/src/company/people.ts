import { businessTime, businessTimeOrNull } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  CompanyPerson,
  companyPeopleOperations,
  NewCompanyPerson,
} from '@redwhiteandcode/contract/company/people-operations.ts';
import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { seatMessages } from '@redwhiteandcode/contract/corporate/rules.ts';
import type { AuditChange } from '../platform/audit.ts';
import { type CsvColumn, csvChunk } from '../platform/csv.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { claimItem, createdId, firstCreated } from '../platform/idempotency.ts';
import { retry } from '../platform/retry.ts';
import { epochSeconds } from '../platform/clock.ts';
import { type QueuedMail, queueMail } from '../platform/mail-outbox.ts';
import { type TransactItem, tryTransact } from '../platform/table.ts';
import { inviteAgain, type Inviter, inviteToSeat } from '../rows/invitation/write.ts';
import { readPerson, readPersonOf } from '../rows/person/read.ts';
import { hasSeat, type NewPerson, type PersonRow } from '../rows/person/row.ts';
import { readSeatAccount, seatProblem } from '../rows/seat/account.ts';
import { endedInvitationItems, takeSeatBack } from '../rows/person/write.ts';
import { busy, countInvitation, inviterOf } from './inviting.ts';
import { companyAudit } from './log.ts';
import { layoffMail } from './layoff-mail.ts';
import { recordView } from './person-views.ts';
import * as repository from './repository.ts';
import { isInScope, type Scope, scopeOf } from './scope.ts';

const noSuchPerson = 'There is no such person in this company, or in your groups.';
const noSeat = 'This person has no seat.';
const alreadyAccepted = 'This person has accepted the invitation. Take the seat back instead.';

/** How long a repeated request to invite finds its first result, in seconds. */
const requestLifetime = 7 * 86_400;

/** Returns a person as the company's rooms show them. */
export const toPerson = (row: PersonRow): CompanyPerson => ({
  id: row.id,
  email: row.email,
  name: row.name,
  groups: row.groups,
  manager: row.manager,
  state: row.state,
  has_seat: hasSeat(row),
  invited_at: row.invited_at,
  invitation_ends_at: row.invitation_ends_at ?? null,
  accepted_at: row.accepted_at ?? null,
  joined_by_link: row.joined_by_link ?? false,
  removed_at: row.removed_at ?? null,
  removed_because: row.removed_because ?? null,
});

/** The columns of an exported list of people. Lists that are imported again have the first two and the manager. */
const peopleColumns: CsvColumn<PersonRow>[] = [
  { title: 'Email', of: ({ email }) => email },
  { title: 'Name', of: ({ name }) => name },
  { title: 'Manager', of: ({ manager }) => manager },
  { title: 'State', of: ({ state }) => state },
  { title: 'Seat', of: (row) => (hasSeat(row) ? 'Yes' : 'No') },
  { title: 'Invited', of: ({ invited_at }) => businessTime(invited_at) },
  { title: 'Accepted', of: ({ accepted_at }) => businessTimeOrNull(accepted_at) },
  { title: 'Seat taken back', of: ({ removed_at }) => businessTimeOrNull(removed_at) },
  { title: 'Reason', of: ({ removed_because }) => removed_because && takeBackWords[removed_because] },
];

/** Reads a person in a scope. Throws an HttpProblem 404 if there is none. */
export async function personIn(companyId: string, personId: string, scope: Scope): Promise<PersonRow> {
  const person = await readPerson(companyId, personId);
  return orNotFound(person && isInScope(person, scope) ? person : undefined, noSuchPerson);
}

/** Throws an HttpProblem 422 if somebody may not put a person into a group, or if there is no such group. */
async function requireGroup(companyId: string, group: string | null | undefined, scope: Scope) {
  if (scope !== 'all' && (!group || !scope.includes(group)))
    throw fieldProblem(422, 'body.group', 'Choose one of your groups');
  if (!group) return;
  const missing = await repository.missingGroups(companyId, [group]);
  if (missing.length > 0) throw fieldProblem(422, 'body.group', 'There is no such group');
}

/** Makes the problem of a seat that was not given. */
async function seatRefusal({ company }: Inviter): Promise<HttpProblem> {
  const account = orNotFound(await readSeatAccount(company.id), 'There is no such company.');
  return new HttpProblem(409, seatProblem(account) ?? busy);
}

/** Gives a seat with an invitation, and records it in the company's log. Throws an HttpProblem 409 if it is refused. */
async function giveSeat(
  by: Inviter,
  sent: NewPerson,
  { userId, claim = () => [] }: { userId: string; claim?: (id: string) => readonly TransactItem[] },
): Promise<PersonRow | 'exists'> {
  const result = await inviteToSeat(by, sent, ({ id }) => [
    ...claim(id),
    companyAudit(by.company, userId, 'Invited a person', [{ field: 'email', after: sent.email }]),
  ]);
  if (result.is === 'given') return result.person;
  if (result.is === 'exists') return 'exists';
  throw await seatRefusal(by);
}

const peopleCall = (call: { company: CompanyRoleRow; params: { companyId: string; personId: string } }) =>
  personIn(call.params.companyId, call.params.personId, scopeOf(call.company));

const newPersonOf = ({ email, name, group, manager }: NewCompanyPerson): NewPerson => ({
  email,
  name: name || null,
  manager: manager || null,
  ...(group && { groups: [group] }),
});

/** Implements the operations on a company's people. */
export const companyPeople: Implementation<typeof companyPeopleOperations> = {
  async listCompanyPeople({ params: { companyId }, query, company }) {
    const { items, ...page } = await repository.listPeople(companyId, scopeOf(company), query);
    return { status: 200, body: { items: items.map(toPerson), ...page } };
  },

  async exportCompanyPeople({ params: { companyId }, query, company }) {
    return csvChunk(peopleColumns, query.cursor, (page) =>
      repository.listPeople(companyId, scopeOf(company), { ...query, ...page }),
    );
  },

  async getCompanyPerson(call) {
    const person = await peopleCall(call);
    await recordView(person, call.userId);
    return { status: 200, body: toPerson(person) };
  },

  async inviteCompanyPerson({ params: { companyId }, body, company, userId, idempotencyKey }) {
    const scope = scopeOf(company);
    const key = idempotencyKey && createdId('inviteCompanyPerson', `${companyId} ${userId}`, idempotencyKey);
    const repeated = async () => {
      const id = key && (await firstCreated(key, body));
      return id ? personIn(companyId, id, 'all') : undefined;
    };
    const first = await repeated();
    if (first) return { status: 201, body: toPerson(first) };
    await requireGroup(companyId, body.group, scope);
    // A manager must not take over somebody of another group, whose seat was taken back.
    const known = await readPersonOf(companyId, body.email);
    if (known && !isInScope(known, scope))
      throw new HttpProblem(409, 'This person is in another group. Ask an owner of the company.');
    const by = await inviterOf(companyId, userId);
    await countInvitation(body.email);
    const claim = (id: string) => (key ? [claimItem(key, body, id, epochSeconds() + requestLifetime)] : []);
    const person = await giveSeat(by, newPersonOf(body), { userId, claim });
    if (person !== 'exists') return { status: 201, body: toPerson(person) };
    const same = await repeated();
    if (!same) throw fieldProblem(409, 'body.email', seatMessages.hasSeat);
    return { status: 201, body: toPerson(same) };
  },

  async sendCompanyInvitation(call) {
    const { companyId } = call.params;
    const { email } = await peopleCall(call);
    const by = await inviterOf(companyId, call.userId);
    await countInvitation(email);
    const sent = await retry(8, busy, async () => {
      const person = await peopleCall(call);
      if (person.state === 'accepted')
        throw new HttpProblem(409, 'This person has already accepted the invitation.');
      if (!hasSeat(person)) {
        const given = await giveSeat(by, { email: person.email }, { userId: call.userId });
        return given === 'exists' ? undefined : given;
      }
      const change = { field: 'email', after: person.email };
      const entry = companyAudit(by.company, call.userId, 'Sent an invitation again', [change]);
      return inviteAgain(by, person, [entry]);
    });
    return { status: 200, body: toPerson(sent) };
  },

  async withdrawCompanyInvitation(call) {
    const company = await repository.companyNamed(call.params.companyId);
    await retry(8, busy, async () => {
      const person = await peopleCall(call);
      if (person.state === 'withdrawn') return true;
      if (person.state === 'accepted') throw new HttpProblem(409, alreadyAccepted);
      if (!isOpenState(person.state)) throw new HttpProblem(409, 'This person has no open invitation.');
      const change = { field: 'email', before: person.email };
      const { isWritten, failed } = await tryTransact([
        ...endedInvitationItems(person, 'withdrawn'),
        companyAudit(company, call.userId, 'Withdrew an invitation', [change]),
      ]);
      if (!isWritten && !failed[0])
        throw new HttpProblem(409, 'This person already learns with the seat. Take the seat back instead.');
      return isWritten || undefined;
    });
    return { status: 204 };
  },

  async takeBackCompanySeat(call) {
    const { companyId, personId } = call.params;
    const { reason } = call.query;
    await peopleCall(call);
    const company = await repository.companyNamed(companyId);
    let mail: QueuedMail | undefined;
    const taken = await takeSeatBack(companyId, personId, {
      reason,
      more: (person, at) => {
        const changes: AuditChange[] = [
          { field: 'email', before: person.email },
          { field: 'reason', after: takeBackWords[reason] },
        ];
        const letter = layoffMail(person, { company: company.company_name, reason, at });
        mail = letter && queueMail(letter);
        const entry = companyAudit(company, call.userId, 'Took a seat back', changes);
        return [entry, ...(mail ? [mail.item] : [])];
      },
    });
    if (!taken) throw new HttpProblem(409, noSeat);
    await mail?.deliver();
    return { status: 204 };
  },
};
