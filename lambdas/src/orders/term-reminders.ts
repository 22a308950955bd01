import { businessToday, daysBetween, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { dueReminder, nextReminder } from '@redwhiteandcode/contract/company/term-reminders.ts';
import { seatTerm } from '@redwhiteandcode/contract/company/term.ts';
import * as z from 'zod';
import { CompanyRoleItem } from '../platform/company-roles.ts';
import { environment } from '../platform/environment.ts';
import { indexes, keys } from '../platform/keys.ts';
import type { Mail } from '../platform/mail.ts';
import { newMailItem } from '../platform/mail-item.ts';
import { readPeople } from '../platform/people.ts';
import { getItem, listAll, listItems, setAttributes, tryWrite } from '../platform/table.ts';
import { CompanyAccountItem } from '../rows/company/row.ts';

/** The most accounts that a run reminds; the next run continues. */
const most = 100;
/** The most emails about one account, so that they fit into its transaction. */
const mostEmails = 50;

const RemindedAccount = CompanyAccountItem.extend({
  primary_contact_email: z.string(),
  reminded_on: z.string().optional(),
  version: z.int(),
});
type RemindedAccount = z.output<typeof RemindedAccount>;

/** Returns the index attributes of an account: the start of a paid next term, or the day of the next reminder to renew. */
export function termIndex({
  id,
  ends_on,
  reminded_on,
  renewal,
}: Pick<RemindedAccount, 'id'> &
  Partial<Record<'ends_on' | 'reminded_on', string | undefined>> & {
    renewal?: { starts_on: string } | undefined;
  }): { gsi2pk: string | undefined; gsi2sk: string | undefined } {
  if (renewal) return indexes.renewals(renewal.starts_on, id);
  const next = ends_on === undefined ? undefined : nextReminder({ ends_on, reminded_on });
  return next === undefined ? { gsi2pk: undefined, gsi2sk: undefined } : indexes.termReminders(next, id);
}

/** Returns the addresses that are reminded: those of the owners, and the contact's. */
async function recipientsOf({ id, primary_contact_email }: RemindedAccount): Promise<string[]> {
  const { gsi1pk: pk } = indexes.companyRoles('', id, '');
  const roles = await listAll({ index: 'gsi1', pk }, CompanyRoleItem);
  const owners = roles.filter(({ role }) => role === 'owner').map(({ user_id }) => user_id);
  const people = await readPeople(owners);
  const emails = [primary_contact_email, ...owners.flatMap((owner) => people.get(owner)?.email ?? [])];
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()].slice(0, mostEmails);
}

/** Makes the email that reminds of the end of a company's term. */
function reminderMail(
  to: string,
  { id, company_name }: RemindedAccount,
  { ends_on, today }: { ends_on: string; today: string },
): Mail {
  const days = daysBetween(today, ends_on);
  const left = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
  return {
    to,
    replyTo: environment().supportEmail,
    subject: `The seats of ${company_name} end ${left}`,
    why: `You are receiving this email because you are an owner or the contact of ${company_name}.`,
    parts: [
      `The last day of the seats of ${company_name} is ${longDay(ends_on)}. Nothing renews by itself. An owner of the company can renew now; the next term starts on the day after.`,
      {
        label: 'Renew the seats',
        href: `${environment().siteUrl}/company/${id}/orders/new?renew=1`,
        isMain: true,
      },
      `Without a renewal, no new seats can be used after that day. Lessons close after ${seatTerm.openDays} more days; progress and certificates stay.`,
    ],
  };
}

/** Sends the reminders of one account, and notes them in the same transaction. Returns whether emails were queued. */
async function remind(id: string, today: string): Promise<boolean> {
  const account = await getItem(keys.corporateAccount(id), RemindedAccount, { consistent: true });
  const ends_on = account?.ends_on;
  if (ends_on === undefined || !account) return false;
  const { reminded_on, renewal, account_status, version } = account;
  const due = renewal ? undefined : dueReminder({ ends_on, reminded_on }, today);
  const after = { ...account, reminded_on: due?.day ?? reminded_on };
  const mails =
    due?.isTrue && account_status === 'active'
      ? (await recipientsOf(account)).map((to) => reminderMail(to, account, { ends_on, today }))
      : [];
  const isWritten = await tryWrite([
    // Refused if another run reminded, or if the seats have changed, such as with a renewal.
    setAttributes(
      keys.corporateAccount(id),
      { reminded_on: after.reminded_on, ...termIndex(after) },
      {
        condition: `version = :was AND ${reminded_on === undefined ? 'attribute_not_exists(reminded_on)' : 'reminded_on = :before'}`,
        values: { ':was': version, ...(reminded_on !== undefined && { ':before': reminded_on }) },
      },
    ),
    ...mails.map((mail) => newMailItem(mail).item),
  ]);
  return isWritten && mails.length > 0;
}

const IndexedAccount = z.object({ id: z.string(), gsi2sk: z.string() });

/**
 * Reminds the owners and the contacts of companies of the end of their term: 60, 30 and 7 days before it, each time once. Returns
 * the number of accounts.
 */
export async function remindOfRenewals(today: string = businessToday()): Promise<number> {
  const { gsi2pk: pk } = indexes.termReminders('', '');
  const { items } = await listItems({ index: 'gsi2', pk }, { limit: most }, IndexedAccount);
  let reminded = 0;
  for (const { id, gsi2sk } of items) {
    if (gsi2sk.slice(0, today.length) > today) break;
    if (await remind(id, today)) reminded++;
  }
  return reminded;
}
