import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { keptWithoutSeat, type TakeBackReason } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import { newMailItem } from '../platform/mail-item.ts';
import type { TransactItem } from '../platform/table.ts';
import type { PersonRow } from '../rows/person/row.ts';
import { layoffEnd } from '../rows/person/write.ts';

/** The facts in an email about a seat that was taken back. */
export interface TakenBack {
  company: string;
  reason: TakeBackReason;
  at: string;
}

/**
 * Makes the email to a person whose seat a company took back at a time because of a layoff; undefined for another reason, or if
 * the mailbox refused the invitation.
 */
export const layoffMail = (
  { email: to, state }: Pick<PersonRow, 'email' | 'state'>,
  { company, reason, at }: TakenBack,
): Mail | undefined =>
  reason !== 'layoff' || state === 'bounced'
    ? undefined
    : {
        to,
        subject: `Your seat from ${company} has ended, and what you can do next`,
        why: `You are receiving this email because ${company} had a seat for this address.`,
        parts: [
          `We are sorry that your work at ${company} ends. ${company} took your seat at ${support.sender} back because of a layoff.`,
          `Courses that you started with the seat stay open until ${dateOf('companyDay', layoffEnd(at))}, or until we decide your application to Layoff to Lift-Off if that is sooner. ${keptWithoutSeat}`,
          'Layoff to Lift-Off makes every course free for people laid off within the past 12 months. If we approve your application, you go on where you are. Your company has confirmed the layoff, so you need no document. It does not learn whether you apply or what we decide.',
          {
            label: 'Apply to Layoff to Lift-Off',
            href: `${environment().siteUrl}/layoff-application`,
            isMain: true,
          },
          `Sign in with ${to}, and the form has what ${company} told us.`,
        ],
      };

/** Makes the item that stores the email to a person who was laid off, which the schedule sends. */
export function layoffMailItems(
  person: Pick<PersonRow, 'email' | 'state'>,
  taken: TakenBack,
): TransactItem[] {
  const mail = layoffMail(person, taken);
  return mail ? [newMailItem(mail).item] : [];
}
