import type {
  CorporateDomain,
  corporateDomainOperations,
} from '@redwhiteandcode/contract/company/domain-admin-operations.ts';
import { domainMessages } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { hostOf } from '@redwhiteandcode/contract/text/free-mail.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { isProvenItem, type People, readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { type TransactItem, tryTransact } from '../platform/table.ts';
import { decidedMail } from '../rows/domain/mails.ts';
import { listDomains, readCompanyDomain } from '../rows/domain/read.ts';
import { type DomainRow, toDomain } from '../rows/domain/row.ts';
import { changedDomainItem, domainClaimItem, withoutRequest } from '../rows/domain/write.ts';
import { readAccount } from './repository.ts';

const noAccount = 'There is no such account.';
const noRequest = 'Nobody asks to approve this domain any more.';

function toCorporateDomain(row: DomainRow, people: People): CorporateDomain {
  const { domain, state, proven_by, proven_at, approval } = toDomain(row);
  const person = people.get(row.asked_by ?? '');
  const asked_by = person
    ? { user_id: person.user_id, full_name: person.full_name, email: person.email }
    : null;
  return { domain, state, proven_by, proven_at, approval, asked_by };
}

/** Makes the item that is refused if a user is no longer an owner of a company. */
const isOwnerItem = (userId: string, companyId: string): TransactItem => ({
  ConditionCheck: {
    Key: keys.companyRole(userId, companyId),
    ConditionExpression: '#role = :owner',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: { ':owner': 'owner' },
  },
});

/** Makes the items that approve a domain. They are refused unless an owner with a proven address there asks, and nobody has it. */
function approvedItems(
  row: DomainRow,
  { user_id, email }: { user_id: string; email: string },
): TransactItem[] {
  const proven = {
    state: 'proven',
    proven_by: 'address',
    proven_at: timestamp(),
    problem: undefined,
  } as const;
  return [
    changedDomainItem(row, { ...proven, ...withoutRequest }),
    domainClaimItem(row),
    isProvenItem(user_id, email),
    isOwnerItem(user_id, row.company_id),
  ];
}

/** Returns the person who asks to approve a domain. Throws an HttpProblem 409 if nobody does, or if their address is elsewhere. */
async function askerOf({ asked_by, domain }: DomainRow, isApproved: boolean) {
  const asker = (await readPeople([asked_by])).get(asked_by ?? '');
  if (asked_by === undefined || (isApproved && !asker)) throw new HttpProblem(409, noRequest);
  if (isApproved && asker && hostOf(asker.email) !== domain)
    throw new HttpProblem(409, `The person who asks has no address at ${domain} any more.`);
  return asker;
}

/** Implements the operations on the domains of corporate accounts. */
export const corporateDomains: Implementation<typeof corporateDomainOperations> = {
  async listCorporateDomains({ params: { accountId }, query }) {
    orNotFound(await readAccount(accountId), noAccount);
    const { items, next } = await listDomains(accountId, query);
    const people = await readPeople(items.map(({ asked_by }) => asked_by));
    return { status: 200, body: { items: items.map((row) => toCorporateDomain(row, people)), next } };
  },

  async decideCorporateDomain({ params: { accountId, domain }, body: { approve }, userId }) {
    const company = orNotFound(await readAccount(accountId), noAccount);
    await retry(8, 'This domain has just changed. Please try again.', async () => {
      const row = orNotFound(await readCompanyDomain(accountId, domain), 'There is no such domain.');
      const asker = await askerOf(row, approve);
      const mail = asker && queueMail(decidedMail({ to: asker.email, company, domain }, approve));
      const items =
        approve && asker
          ? approvedItems(row, asker)
          : [changedDomainItem(row, { denied_at: timestamp(), ...withoutRequest })];
      const action = approve ? 'Approved a domain' : 'Denied a domain';
      const { isWritten, failed } = await tryTransact([
        ...items,
        ...(mail ? [mail.item] : []),
        auditItem(userId, action, company.company_name, [{ field: 'domain', after: domain }]),
      ]);
      if (isWritten) {
        await mail?.deliver();
        return true;
      }
      if (failed[0]) return undefined;
      throw new HttpProblem(409, approve && failed[1] ? domainMessages.taken : noRequest);
    });
    const row = orNotFound(await readCompanyDomain(accountId, domain), 'There is no such domain.');
    return { status: 200, body: toCorporateDomain(row, new Map()) };
  },
};
