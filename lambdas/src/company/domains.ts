import { randomBytes } from 'node:crypto';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import type { companyDomainOperations } from '@redwhiteandcode/contract/company/domain-operations.ts';
import {
  challengeRecord,
  domainMessages,
  readDomain,
} from '@redwhiteandcode/contract/company/domain-rules.ts';
import { hostOf } from '@redwhiteandcode/contract/text/free-mail.ts';
import { countCall } from '../platform/caller-limits.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { isProvenItem, readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import { tryTransact, tryWrite } from '../platform/table.ts';
import { requestedMail } from '../rows/domain/mails.ts';
import { listDomains } from '../rows/domain/read.ts';
import { type DomainRow, toDomain } from '../rows/domain/row.ts';
import { changedDomainItem, newDomainItems, removedDomainItems, requestedBy } from '../rows/domain/write.ts';
import { checkedItems } from './domain-checks.ts';
import { lookUpRecord } from './domain-lookup.ts';
import { busy } from './inviting.ts';
import { joinLinks } from './join-links.ts';
import { companyAudit } from './log.ts';
import { companyNamed, domainIn } from './repository.ts';

/** The checks of all domains of a company in an hour. */
const checks: Limit = { count: 60, seconds: 3600, by: 'user' };

/** Returns a typed domain that one company can own. Throws an HttpProblem 422 for any other text. */
async function domainOf(typed: string): Promise<string> {
  const read = readDomain(typed);
  if ('problem' in read) throw fieldProblem(422, 'body.domain', read.problem);
  // The list of public suffixes has 40 KB.
  const { parse } = await import('tldts');
  const { isIcann, isPrivate, domain: registrable } = parse(read.domain, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) throw fieldProblem(422, 'body.domain', domainMessages.unknownEnding);
  if (registrable === null) throw fieldProblem(422, 'body.domain', domainMessages.publicSuffix);
  return read.domain;
}

const newDomain = (company_id: string, domain: string): DomainRow => ({
  company_id,
  domain,
  state: 'pending',
  challenge: randomBytes(16).toString('base64url'),
  added_at: timestamp(),
  version: 1,
});

/** Returns the address of a user who may ask for the approval of a domain. Throws an HttpProblem 409 for anyone else. */
async function provenAddressAt(domain: string, userId: string): Promise<string> {
  const person = (await readPeople([userId])).get(userId);
  const isAtDomain = person !== undefined && hostOf(person.email) === domain;
  if (isAtDomain && person.email_verified_at !== undefined) return person.email;
  throw new HttpProblem(
    409,
    isAtDomain
      ? 'Please confirm your email address first.'
      : `Your account’s address is not at ${domain}. Ask an owner with an address there, or prove the domain with a DNS record.`,
  );
}

/** Implements the operations on a company's domains. */
export const companyDomains: Implementation<typeof companyDomainOperations> = {
  ...joinLinks,

  async listCompanyDomains({ params: { companyId }, query }) {
    const { items, next } = await listDomains(companyId, query);
    return { status: 200, body: { items: items.map(toDomain), next } };
  },

  async addCompanyDomain({ params: { companyId }, body, userId }) {
    const [domain, company] = await Promise.all([domainOf(body.domain), companyNamed(companyId)]);
    const row = newDomain(companyId, domain);
    const { isWritten, failed } = await tryTransact([
      ...newDomainItems(row),
      companyAudit(company, userId, 'Added a domain', [{ field: 'domain', after: domain }]),
    ]);
    if (isWritten) return { status: 201, body: toDomain(row) };
    if (failed[0]) return { status: 201, body: toDomain(await domainIn(companyId, domain)) };
    throw fieldProblem(409, 'body.domain', domainMessages.tooMany);
  },

  async removeCompanyDomain({ params: { companyId, domain }, userId }) {
    const company = await companyNamed(companyId);
    await retry(8, busy, async () => {
      const row = await domainIn(companyId, domain);
      const entry = companyAudit(company, userId, 'Removed a domain', [{ field: 'domain', before: domain }]);
      return (await tryWrite([...removedDomainItems(row), entry])) || undefined;
    });
    return { status: 204 };
  },

  async checkCompanyDomain({ params: { companyId, domain }, userId }) {
    const { challenge } = await domainIn(companyId, domain);
    await countCall('checksOf', checks, companyId);
    const company = await companyNamed(companyId);
    const lookup = await lookUpRecord(challengeRecord(domain, challenge));
    await retry(8, busy, async () => {
      const row = await domainIn(companyId, domain);
      // It was removed and added again meanwhile.
      if (row.challenge !== challenge) throw new HttpProblem(409, busy);
      const items = checkedItems(row, lookup, timestamp());
      const isNew = lookup === 'found' && row.state !== 'proven';
      const entry = companyAudit(company, userId, 'Proved a domain', [{ field: 'domain', after: domain }]);
      const { isWritten, failed } = await tryTransact([...items, ...(isNew ? [entry] : [])]);
      if (!isWritten && !failed[0]) throw new HttpProblem(409, domainMessages.taken);
      return isWritten || undefined;
    });
    return { status: 200, body: toDomain(await domainIn(companyId, domain)) };
  },

  async requestDomainApproval({ params: { companyId, domain }, userId }) {
    const company = await companyNamed(companyId);
    const email = await provenAddressAt(domain, userId);
    const row = await retry(8, busy, async () => {
      const before = await domainIn(companyId, domain);
      if (before.state === 'proven') throw new HttpProblem(409, 'This domain is already proven.');
      if (before.asked_at !== undefined) return before;
      const at = timestamp();
      const mail = queueMail(requestedMail({ to: environment().supportEmail, company, domain }));
      const isWritten = await tryWrite([
        changedDomainItem(before, requestedBy(userId, before, at)),
        isProvenItem(userId, email),
        mail.item,
        companyAudit(company, userId, 'Asked for the approval of a domain', [
          { field: 'domain', after: domain },
        ]),
      ]);
      if (!isWritten) return undefined;
      await mail.deliver();
      return domainIn(companyId, domain);
    });
    return { status: 200, body: toDomain(row) };
  },
};
