import { randomUUID } from 'node:crypto';
import type { EmployerLink } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { environment } from '../platform/environment.ts';
import { decisionOfLink, type LinkRow, type ToolkitRow } from './toolkit-row.ts';
import type * as z from 'zod';

const day = 86_400_000;

/** The terms of the employer's links. */
export const linkRules = {
  /** The days after which a link expires. */
  days: 30,
  /** The days after which the hash of an expired link is deleted. Until then the API can say that it has expired. */
  keptDays: 90,
  /** The most questions through one link. */
  questions: 10,
  /** Views of the same page or document within this time count once, in milliseconds. */
  viewWindow: 600_000,
} as const;

/** Returns the address of the employer's page that a token opens. */
export const urlOf = (token: string): string => `${environment().siteUrl}/employer-approval/${token}`;

/** Makes a link that expires after 30 days; `sentTo` is the HR address that we email it to. `mark` identifies the request that creates it. */
export const newLink = (
  shared: { shares_documents: boolean; shares_progress: boolean },
  { now, sentTo, mark }: { now: number; sentTo: string | null; mark: string | undefined },
): LinkRow => ({
  id: randomUUID(),
  mark,
  created_at: new Date(now).toISOString(),
  expires_at: new Date(now + linkRules.days * day).toISOString(),
  shares_documents: shared.shares_documents,
  shares_progress: shared.shares_progress,
  sent_at: sentTo === null ? null : new Date(now).toISOString(),
  sent_to: sentTo,
  revoked_at: null,
  questions: 0,
});

/** A toolkit with its link, and when the owner of its address took the account over, which revokes earlier links. */
type Linked = Pick<ToolkitRow, 'decision'> & { link: LinkRow; takenOverAt?: string | undefined };

/** Returns the state of a toolkit's link at a time. A decided link can still be read until it expires. */
export function stateOf(row: Linked, now: number): z.output<typeof EmployerLink>['state'] {
  const { link, takenOverAt = '' } = row;
  if (link.revoked_at !== null || link.created_at <= takenOverAt) return 'revoked';
  if (Date.parse(row.link.expires_at) <= now) return 'expired';
  return decisionOfLink(row) === null ? 'open' : 'decided';
}

/** Returns a toolkit's link as its learner sees it. */
export function toEmployerLink(row: Linked, now: number): z.output<typeof EmployerLink> {
  const { created_at, expires_at, shares_documents, shares_progress, sent_at } = row.link;
  return { state: stateOf(row, now), created_at, expires_at, shares_documents, shares_progress, sent_at };
}
