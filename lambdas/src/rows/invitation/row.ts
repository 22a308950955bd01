import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { CompanyRole } from '@redwhiteandcode/contract/company/role.ts';
import { addressHash } from '../../platform/address-hash.ts';
import { timestamp } from '../../platform/clock.ts';
import { indexes, type Key, keys } from '../../platform/keys.ts';
import { newToken, tokenHash } from '../../platform/link-token.ts';
import { putNew, type TransactItem } from '../../platform/table.ts';
import { invitationShape } from '../person/row.ts';

const hour = 3_600_000;
/** The days for which a link is kept after it has expired. Until then, its page can say what became of it. */
const keptDays = 60;

/**
 * An invitation of an address to a role in a company. An accepted or withdrawn one stays until it expires (TTL), so that its
 * link can say so.
 */
export const RoleInvitationItem = z.object({
  company_id: z.string(),
  id: z.string(),
  email: z.string(),
  role: CompanyRole,
  groups: z.array(z.string()),
  state: z.enum(['invited', 'opened', 'accepted', 'bounced', 'expired', 'withdrawn']),
  invited_at: z.string(),
  ...invitationShape,
});
export type RoleInvitationRow = z.output<typeof RoleInvitationItem>;

/** Returns the id of the only invitation of an address to a role in a company. It does not reveal the address. */
export const roleInvitationId = (companyId: string, email: string): string => addressHash(email, companyId);

/**
 * A link in an email of an invitation, by the hash of its token. `subject_id` is the person who gets a seat, or the invitation
 * to a role; the link works while that row names its `invitation`. `next_at` is the time at which a schedule reminds, or ends
 * the invitation; it is missing once there is nothing left to do.
 */
export const LinkItem = z.object({
  hash: z.string(),
  company_id: z.string(),
  kind: z.enum(['seat', 'role']),
  subject_id: z.string(),
  invitation: z.string(),
  expires_at: z.string(),
  next_at: z.string().optional(),
});
export type LinkRow = z.output<typeof LinkItem>;

/** Whom an invitation is for. */
export type LinkSubject = Pick<LinkRow, 'company_id' | 'kind' | 'subject_id'>;

/** The tags of an invitation's email (`Mail.tags`): what it invites to. They are IDs, and no address. */
export const InvitationTags = LinkItem.pick({
  company_id: true,
  kind: true,
  subject_id: true,
  invitation: true,
});
export type InvitationTags = z.output<typeof InvitationTags>;

/** Returns the key of the row that an invitation is about. */
export const subjectKey = ({ company_id, kind, subject_id }: LinkSubject): Key =>
  kind === 'seat' ? keys.person(company_id, subject_id) : keys.roleInvitation(company_id, subject_id);

/** A link with its token, which only the email has, and the item that stores it. */
export interface NewLink {
  token: string;
  link: LinkRow;
  item: TransactItem;
}

/** Returns the time until which the rows of an invitation that has ended are kept, in seconds since 1970 (TTL). */
export const keptUntil = (endsAt: string): number =>
  Math.floor(Date.parse(endsAt) / 1000) + keptDays * 86_400;

function linkOf(row: Omit<LinkRow, 'hash'>): NewLink {
  const token = newToken();
  const hash = tokenHash(token);
  const link = { hash, ...row };
  const ttl = keptUntil(row.expires_at);
  const index = row.next_at === undefined ? {} : indexes.companyLinks(row.next_at, hash);
  return { token, link, item: putNew({ ...keys.companyLink(hash), ...index, ...link, ttl }) };
}

/** Makes the first link of a new invitation. */
export const newLink = (subject: LinkSubject, now: number): NewLink =>
  linkOf({
    ...subject,
    invitation: randomUUID(),
    expires_at: timestamp(now + invitationTerms.days * 24 * hour),
    next_at: timestamp(now + invitationTerms.remindedAfterHours * hour),
  });

/** Makes the link of a reminder. The link before still works; from now on this one says when the invitation ends. */
export const reminderLink = ({ company_id, kind, subject_id, invitation, expires_at }: LinkRow): NewLink =>
  linkOf({ company_id, kind, subject_id, invitation, expires_at, next_at: expires_at });
