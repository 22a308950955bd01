import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { timestamp } from '../platform/clock.ts';
import { allCompanyLinks } from '../platform/company-keys.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { listItems, type TransactItem, tryWrite } from '../platform/table.ts';
import { readCompanyAccount } from '../rows/company/read.ts';
import { type Invited, readInvited } from '../rows/invitation/read.ts';
import {
  InvitationTags,
  keptUntil,
  LinkItem,
  type LinkRow,
  reminderLink,
  subjectKey,
} from '../rows/invitation/row.ts';
import { changedInvitationItem, droppedMailItems, endedInvitationItems } from '../rows/person/write.ts';
import { readSeat, seatId } from '../rows/seat/row.ts';

/** Makes the item that takes a link out of the schedule. It is refused if another run did. */
const doneItem = ({ hash, next_at }: LinkRow): TransactItem => ({
  Update: {
    Key: keys.companyLink(hash),
    UpdateExpression: 'REMOVE next_at, gsi1pk, gsi1sk',
    ConditionExpression: 'next_at = :before',
    ExpressionAttributeValues: { ':before': next_at },
  },
});

/** Makes the items that end an invitation. The seat of a person is free again. */
const expiredItems = (link: LinkRow, invited: Invited): TransactItem[] =>
  invited.kind === 'seat'
    ? endedInvitationItems(invited.person, 'expired')
    : [
        changedInvitationItem(subjectKey(link), invited.row, {
          state: 'expired',
          ttl: keptUntil(link.expires_at),
        }),
        ...droppedMailItems(invited.row),
      ];

/** Makes the items that send an invitation once more, with another link to it. */
async function remindedItems(link: LinkRow, invited: Invited): Promise<TransactItem[]> {
  const { row } = invited;
  const company = await readCompanyAccount(link.company_id);
  const next = reminderLink(link);
  // A mailbox that refused the invitation refuses the reminder too, and an account that is not active gives no seats.
  const isSent = row.state !== 'bounced' && company?.account_status === 'active';
  if (!company || !isSent) return [next.item];
  const { reminderMail } = await import('../rows/invitation/mails.ts');
  const about = {
    to: row.email,
    company: company.company_name,
    role: invited.kind === 'role' ? invited.invitation.role : undefined,
    token: next.token,
  };
  const mail = newMailItem({
    ...reminderMail(about, link.expires_at),
    tags: InvitationTags.parse(link),
  });
  return [
    next.item,
    mail.item,
    // Also refused if the invitation was accepted, ended or replaced since the read.
    changedInvitationItem(subjectKey(link), row, { state: row.state, mail_id: mail.id }),
    ...droppedMailItems(row),
  ];
}

/** Whether a person already learns with the seat, without having accepted the invitation. */
async function isSeatUsed(invited: Invited): Promise<boolean> {
  if (invited.kind === 'role') return false;
  const { company_id, email } = invited.person;
  const seat = await readSeat(company_id, seatId(company_id, email));
  return (seat?.enrollments?.size ?? 0) > 0;
}

/** Moves one link on. Returns whether this run did; another run or the invited person may have been faster. */
async function advance(link: LinkRow, now: string): Promise<boolean> {
  const invited = await readInvited(link);
  const done = doneItem(link);
  const isOpen =
    invited?.row.invitation === link.invitation && invited !== undefined && isOpenState(invited.row.state);
  if (!isOpen) return tryWrite([done]);
  if (await isSeatUsed(invited)) {
    const change = { state: 'accepted', accepted_at: now } as const;
    return tryWrite([done, changedInvitationItem(subjectKey(link), invited.row, change)]);
  }
  const items = link.expires_at <= now ? expiredItems(link, invited) : await remindedItems(link, invited);
  return tryWrite([done, ...items]);
}

/**
 * Moves on at most `limit` links of invitations that are due, the oldest first: an invitation is sent once more after 48
 * hours, and ends after 30 days. A repeated or concurrent run sends nothing twice. Returns the number of links.
 */
export async function advanceInvitations(limit = 250, now: string = timestamp()): Promise<number> {
  const pages = await Promise.all(
    allCompanyLinks.map((pk) => listItems({ index: 'gsi1', pk }, { limit }, LinkItem)),
  );
  const due = pages
    .flatMap(({ items }) => items)
    .filter(({ next_at = now }) => next_at <= now)
    .toSorted((one, other) => ((one.next_at ?? '') < (other.next_at ?? '') ? -1 : 1));
  let advanced = 0;
  for (const link of due.slice(0, limit)) {
    try {
      if (await advance(link, now)) advanced++;
    } catch (error) {
      // The others must not wait for it; the next run tries it again.
      logger.error('An invitation was not moved on', { company: link.company_id, error });
    }
  }
  return advanced;
}
