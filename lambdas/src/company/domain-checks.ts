import { challengeRecord, domainTerms } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { timestamp } from '../platform/clock.ts';
import { indexes } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { readPeople } from '../platform/people.ts';
import { listItems, type TransactItem, tryWrite } from '../platform/table.ts';
import { endedMail } from '../rows/domain/mails.ts';
import { DomainItem, type DomainRow } from '../rows/domain/row.ts';
import {
  changedDomainItem,
  domainClaimItem,
  releasedDomainItem,
  withoutRequest,
} from '../rows/domain/write.ts';
import { type Lookup, lookUpRecord } from './domain-lookup.ts';
import { companyNamed, listAllRoles } from './repository.ts';

const day = 86_400_000;

/** The most owners who are told about the end of a domain in its transaction. */
const toldOwners = 25;

/** Returns a domain after a check of its record, as the attributes that change. */
export function afterCheck(row: DomainRow, lookup: Lookup, now: string): Partial<DomainRow> {
  const checked = { checked_at: now, problem: lookup === 'found' ? undefined : lookup };
  const next = (days: number) => ({ next_check_at: timestamp(Date.parse(now) + days * day) });
  if (lookup === 'found') {
    const proven_at = row.state === 'proven' ? row.proven_at : now;
    const proven = { state: 'proven', proven_by: 'dns', proven_at, missing_since: undefined } as const;
    return { ...checked, ...proven, ...next(domainTerms.checkedAfterDays) };
  }
  if (row.state !== 'proven') return { ...checked, state: 'failed' };
  if (row.proven_by === 'address') return checked;
  const missing_since = row.missing_since ?? now;
  const isOver = Date.parse(now) - Date.parse(missing_since) >= domainTerms.missingDays * day;
  // Every day, so that a record that is back is seen soon.
  if (!isOver) return { ...checked, missing_since, ...next(1) };
  return { ...checked, state: 'ended', missing_since: undefined, next_check_at: undefined };
}

/** Makes the items that record a check. Those after the first two are refused if another company has proven the domain. */
export function checkedItems(row: DomainRow, lookup: Lookup, now: string): TransactItem[] {
  const after = afterCheck(row, lookup, now);
  const { next_check_at } = after;
  const isNew = after.state === 'proven' && row.state !== 'proven';
  const index = next_check_at && indexes.domainChecks(next_check_at, row.company_id, row.domain);
  return [
    changedDomainItem(row, {
      ...after,
      ...(isNew && { ...withoutRequest, denied_at: undefined }),
      ...('next_check_at' in after && (index ?? { gsi1pk: undefined, gsi1sk: undefined })),
    }),
    ...(isNew ? [domainClaimItem(row)] : []),
    ...(after.state === 'ended' ? [releasedDomainItem(row)] : []),
  ];
}

/** Makes the items that tell the owners of a company that a domain is no longer proven. */
async function endedMailItems({ company_id, domain }: DomainRow): Promise<TransactItem[]> {
  const [company, roles] = await Promise.all([companyNamed(company_id), listAllRoles(company_id)]);
  const owners = roles.filter(({ role }) => role === 'owner').slice(0, toldOwners);
  const people = await readPeople(owners.map(({ user_id }) => user_id));
  return Array.from(
    people.values(),
    ({ email }) => newMailItem(endedMail({ to: email, company, domain }), timestamp()).item,
  );
}

async function checkAgain(row: DomainRow, now: string): Promise<boolean> {
  const lookup = await lookUpRecord(challengeRecord(row.domain, row.challenge));
  const hasEnded = afterCheck(row, lookup, now).state === 'ended';
  return tryWrite([...checkedItems(row, lookup, now), ...(hasEnded ? await endedMailItems(row) : [])]);
}

/** How many domains are looked up at once. */
const atOnce = 10;

/**
 * Checks the records of at most `limit` proven domains that are due, the oldest first. A record that is missing for 30 days
 * makes its domain unproven, and the owners get one email: a repeated or concurrent run changes nothing. Returns the number of
 * domains.
 */
export async function advanceDomains(limit = 50, now: string = timestamp()): Promise<number> {
  const { gsi1pk: pk } = indexes.domainChecks('', '', '');
  const { items } = await listItems({ index: 'gsi1', pk }, { limit }, DomainItem);
  const due = items.filter(({ next_check_at = now }) => next_check_at <= now);
  let checked = 0;
  for (let at = 0; at < due.length; at += atOnce) {
    const part = due.slice(at, at + atOnce).map(async (row) => {
      try {
        if (await checkAgain(row, now)) checked++;
      } catch (error) {
        // The others must not wait for it; the next run tries it again.
        logger.error('A domain was not checked', { company: row.company_id, error });
      }
    });
    await Promise.all(part);
  }
  return checked;
}
