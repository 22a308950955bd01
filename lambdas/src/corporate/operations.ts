import type {
  CorporateAccount,
  corporateAdminOperations,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import { seatMessages } from '@redwhiteandcode/contract/corporate/rules.ts';

import { addressHash } from '../platform/address-hash.ts';
import { auditItem, changesBetween } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { csvChunk, exportOf, listingOf } from '../platform/csv.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound, staleProblem } from '../platform/http-problem.ts';
import { createdId, refuseReuse, requestMark } from '../platform/idempotency.ts';
import { readTotals } from '../platform/totals.ts';
import { inviteToRole, inviteToSeat } from '../rows/invitation/write.ts';
import { takeSeatBack } from '../rows/person/write.ts';
import { readSeat, seatId } from '../rows/seat/row.ts';
import { readSeatAccount, seatProblem } from '../rows/seat/account.ts';
import * as repository from './repository.ts';
import { columns, editable, editedAccount, newAccount, seatColumns, seatLines, summaryOf } from './rules.ts';

const accountOrProblem = async (id: string): Promise<CorporateAccount> =>
  orNotFound(await repository.readAccount(id), 'There is no such account.');

const noSuchSeat = 'There is no such seat.';
const justChanged = 'This account has just changed. Please try again.';

/** Throws an HttpProblem if an edit is impossible: the account has changed since, or has more used seats. */
function refuseEdit(now: CorporateAccount, edit: { version: number; seats_purchased: number }): void {
  if (now.version !== edit.version) throw staleProblem('This account has changed since you opened it.', now);
  if (edit.seats_purchased < now.seats_used)
    throw fieldProblem(422, 'body.seats_purchased', seatMessages.taken(now.seats_used));
}

/** Implements the operations of `/api/admin/corporate-accounts`. */
export const corporate: Implementation<typeof corporateAdminOperations> = {
  listCorporateAccounts: listingOf(repository.listAccounts),
  exportCorporateAccounts: exportOf(columns, repository.listAccounts),

  async getCorporateSummary() {
    return { status: 200, body: summaryOf(await readTotals()) };
  },

  async createCorporateAccount({ body, userId, idempotencyKey }) {
    const id = createdId('createCorporateAccount', userId, idempotencyKey);
    const row = newAccount(body, { id, time: timestamp() });
    const audit = auditItem(
      userId,
      'Added a corporate account',
      row.company_name,
      changesBetween({}, row, editable),
    );
    const isNew = await repository.createAccount(row, { requestMark: requestMark(body), more: [audit] });
    if (isNew) return { status: 201, body: row };
    refuseReuse(await repository.readRequestMark(id), body);
    return { status: 201, body: await accountOrProblem(id) };
  },

  async getCorporateAccount({ params }) {
    return { status: 200, body: await accountOrProblem(params.accountId) };
  },

  async updateCorporateAccount({ params: { accountId }, body, userId }) {
    const before = await accountOrProblem(accountId);
    const after = editedAccount(before, body);
    const changes = changesBetween(before, after, editable);
    // A repeated request whose first response was lost changes nothing.
    if (changes.length === 0) return { status: 200, body: before };
    refuseEdit(before, body);
    const audit = auditItem(userId, 'Edited a corporate account', before.company_name, changes);
    if (await repository.changeAccount(before, after, [audit])) {
      return { status: 200, body: await accountOrProblem(accountId) };
    }
    refuseEdit(await accountOrProblem(accountId), body);
    throw new HttpProblem(409, justChanged);
  },

  async listCorporateSeats({ params: { accountId }, query }) {
    await accountOrProblem(accountId);
    return { status: 200, body: await repository.listSeats(accountId, query) };
  },

  async exportCorporateSeats({ params: { accountId }, query }) {
    await accountOrProblem(accountId);
    return csvChunk(seatColumns, query.cursor, async (page) => {
      const { items, next } = await repository.listSeats(accountId, { ...query, ...page });
      return { items: items.flatMap(seatLines), next };
    });
  },

  async giveCorporateSeat({ params: { accountId }, body: { email }, userId }) {
    const account = await accountOrProblem(accountId);
    const change = { field: 'email', after: email };
    const audit = auditItem(userId, 'Assigned a seat', account.company_name, [change], addressHash(email));
    const by = { company: account, inviter: undefined };
    const result = await inviteToSeat(by, { email }, () => [audit]);
    if (result.is === 'given') {
      const { invited_at: given_at } = result.person;
      return {
        status: 201,
        body: { id: seatId(accountId, email), email, given_at, courses: [] },
      };
    }
    if (result.is === 'exists') throw new HttpProblem(409, seatMessages.hasSeat);
    const seats = await readSeatAccount(accountId);
    throw new HttpProblem(409, (seats && seatProblem(seats)) ?? justChanged);
  },

  async inviteCorporateOwner({ params: { accountId }, body: { email }, userId }) {
    const account = await accountOrProblem(accountId);
    const changes = [
      { field: 'email', after: email },
      { field: 'role', after: 'owner' },
    ];
    const audit = auditItem(userId, 'Invited an owner', account.company_name, changes, addressHash(email));
    const by = { company: account, inviter: undefined };
    if (!(await inviteToRole(by, { email, role: 'owner', groups: [] }, [audit])))
      throw new HttpProblem(409, justChanged);
    return { status: 204 };
  },

  async takeBackCorporateSeat({ params, userId }) {
    const account = await accountOrProblem(params.accountId);
    const seat = orNotFound(await readSeat(params.accountId, params.seatId), noSuchSeat);
    const taken = await takeSeatBack(account.id, seat.person_id, {
      reason: 'other',
      more: ({ email }) => {
        const change = { field: 'email', before: email };
        return [auditItem(userId, 'Removed a seat', account.company_name, [change], addressHash(email))];
      },
    });
    if (taken) return { status: 204 };
    throw new HttpProblem(404, noSuchSeat);
  },
};
