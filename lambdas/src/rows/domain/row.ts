import * as z from 'zod';
import type { CompanyDomain } from '@redwhiteandcode/contract/company/domain-operations.ts';
import {
  challengeRecord,
  checkProblems,
  domainStates,
} from '@redwhiteandcode/contract/company/domain-rules.ts';

/**
 * A domain of a company. `challenge` is the random part of the record that proves it. `asked_by` is the user whose request to
 * approve the domain waits for an admin. The attributes of the join link begin with `join_`; only the hash of its token is
 * stored. `version` counts all changes except joins.
 */
export const DomainItem = z.object({
  company_id: z.string(),
  domain: z.string(),
  state: z.enum(domainStates),
  challenge: z.string(),
  added_at: z.string(),
  problem: z.enum(checkProblems).optional(),
  checked_at: z.string().optional(),
  proven_at: z.string().optional(),
  proven_by: z.enum(['dns', 'address']).optional(),
  /** When the schedule first found a proven domain without its record. */
  missing_since: z.string().optional(),
  next_check_at: z.string().optional(),
  asked_at: z.string().optional(),
  asked_by: z.string().optional(),
  denied_at: z.string().optional(),
  join_hash: z.string().optional(),
  join_made_at: z.string().optional(),
  join_group: z.string().optional(),
  join_limit: z.int().optional(),
  join_last_day: z.string().optional(),
  join_count: z.int().optional(),
  version: z.int(),
});
export type DomainRow = z.output<typeof DomainItem>;

/** The row that leads from the hash of a join link's token to the domain. */
export const JoinLinkItem = z.object({ company_id: z.string(), domain: z.string() });

const approvalOf = ({ asked_at, denied_at }: DomainRow): CompanyDomain['approval'] => {
  if (asked_at !== undefined) return 'asked';
  return denied_at === undefined ? 'none' : 'denied';
};

const joinLinkOf = (row: DomainRow): CompanyDomain['join_link'] =>
  row.join_hash === undefined
    ? null
    : {
        made_at: row.join_made_at ?? row.added_at,
        group: row.join_group ?? null,
        limit: row.join_limit ?? null,
        last_day: row.join_last_day ?? null,
        joins: row.join_count ?? 0,
      };

/** Returns a domain as its company sees it. */
export const toDomain = (row: DomainRow): CompanyDomain => ({
  domain: row.domain,
  state: row.state,
  added_at: row.added_at,
  record: challengeRecord(row.domain, row.challenge),
  problem: row.problem ?? null,
  checked_at: row.checked_at ?? null,
  proven_at: row.proven_at ?? null,
  proven_by: row.proven_by ?? null,
  missing_since: row.missing_since ?? null,
  approval: approvalOf(row),
  join_link: joinLinkOf(row),
});
