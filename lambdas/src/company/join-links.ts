import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  companyDomainOperations,
  NewJoinLink,
} from '@redwhiteandcode/contract/company/domain-operations.ts';
import { joinLinkMessages } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { epochSeconds, timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { newToken, tokenHash } from '../platform/link-token.ts';
import { retry } from '../platform/retry.ts';
import { putNew, type TransactItem, tryWrite } from '../platform/table.ts';
import { readCompanyProfile } from '../rows/company/read.ts';
import { type DomainRow, toDomain } from '../rows/domain/row.ts';
import { changedDomainItem } from '../rows/domain/write.ts';
import { busy } from './inviting.ts';
import { companyAudit } from './log.ts';
import { companyNamed, domainIn, missingGroups } from './repository.ts';

/** How long the row of a join link that has ended still says so, in seconds. */
const endedLifetime = 60 * 86_400;

/** The attributes of a domain without a join link. */
const noLink = {
  join_hash: undefined,
  join_made_at: undefined,
  join_group: undefined,
  join_limit: undefined,
  join_last_day: undefined,
  join_count: undefined,
} as const;

/** Makes the item that lets the row of a domain's link expire, after the link has ended. */
const endedLinkItems = ({ company_id, domain, join_hash }: DomainRow): TransactItem[] =>
  join_hash === undefined
    ? []
    : [
        {
          Put: {
            Item: {
              ...keys.companyJoinLink(join_hash),
              company_id,
              domain,
              ttl: epochSeconds() + endedLifetime,
            },
          },
        },
      ];

/** Throws an HttpProblem 422 if a link cannot have these limits in a company now. */
async function requireLimits(companyId: string, { group, limit, last_day }: NewJoinLink): Promise<void> {
  const [{ seats_purchased }, { time_zone }] = await Promise.all([
    companyNamed(companyId),
    readCompanyProfile(companyId),
  ]);
  if (limit && limit > seats_purchased)
    throw fieldProblem(422, 'body.limit', joinLinkMessages.moreThanSeats(seats_purchased));
  if (last_day && last_day < dayOf('readerDay', Date.now(), time_zone))
    throw fieldProblem(422, 'body.last_day', joinLinkMessages.lastDay);
  if (group && (await missingGroups(companyId, [group])).length > 0)
    throw fieldProblem(422, 'body.group', 'There is no such group');
}

/** Implements the operations on the join link of a domain. */
export const joinLinks: Pick<
  Implementation<typeof companyDomainOperations>,
  'makeJoinLink' | 'revokeJoinLink'
> = {
  async makeJoinLink({ params: { companyId, domain }, body, userId }) {
    await requireLimits(companyId, body);
    const company = await companyNamed(companyId);
    const token = newToken();
    const row = await retry(8, busy, async () => {
      const before = await domainIn(companyId, domain);
      if (before.state !== 'proven')
        throw new HttpProblem(409, 'Prove the domain first. Then you can make a join link for it.');
      const change = {
        join_hash: tokenHash(token),
        join_made_at: timestamp(),
        join_group: body.group ?? undefined,
        join_limit: body.limit ?? undefined,
        join_last_day: body.last_day ?? undefined,
        join_count: 0,
      };
      const isWritten = await tryWrite([
        changedDomainItem(before, change),
        putNew({ ...keys.companyJoinLink(change.join_hash), company_id: companyId, domain }),
        ...endedLinkItems(before),
        companyAudit(company, userId, 'Made a join link', [{ field: 'domain', after: domain }]),
      ]);
      return isWritten ? { ...before, ...change } : undefined;
    });
    const url = `${environment().siteUrl}/company-join/${token}`;
    return { status: 200, body: { url, domain: toDomain(row) } };
  },

  async revokeJoinLink({ params: { companyId, domain }, userId }) {
    const company = await companyNamed(companyId);
    await retry(8, busy, async () => {
      const before = await domainIn(companyId, domain);
      if (before.join_hash === undefined) return true;
      const isWritten = await tryWrite([
        changedDomainItem(before, noLink),
        ...endedLinkItems(before),
        companyAudit(company, userId, 'Revoked a join link', [{ field: 'domain', before: domain }]),
      ]);
      return isWritten || undefined;
    });
    return { status: 204 };
  },
};
