import { addressHash } from '../platform/address-hash.ts';
import { timestamp } from '../platform/clock.ts';
import { CompanyRoleItem } from '../platform/company-roles.ts';
import { indexes, keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { readPeople } from '../platform/people.ts';
import { retry } from '../platform/retry.ts';
import {
  getItem,
  getItems,
  KeyItem,
  listAll,
  putNew,
  type TransactItem,
  tryWrite,
} from '../platform/table.ts';
import { CompanyAccountItem, CompanyProfileItem } from '../rows/company/row.ts';
import { optionalMailItems } from '../rows/mailbox/write.ts';
import * as z from 'zod';
import { reportMail, type ReportRecipient } from './report-mail.ts';
import { countNumbers } from './report-numbers.ts';
import { dueReport, ReportNumbers } from './report-rules.ts';

const Reported = z.object({ day: z.string(), numbers: ReportNumbers });

/** A company's latest report, with the one before it and the hashes of the addresses for which it was queued or left out. */
const ReportItem = Reported.extend({
  before: Reported.optional(),
  done: z.set(z.string()).default(new Set<string>()),
});
type ReportRow = z.output<typeof ReportItem>;

const Account = CompanyAccountItem.extend({
  primary_contact_email: z.string(),
  reported_on: z.string().optional(),
});
type Account = z.output<typeof Account>;
const Profile = KeyItem.extend(CompanyProfileItem.shape);
type Profile = z.output<typeof CompanyProfileItem>;

/** A company whose report is due. */
interface DueReport {
  account: Account;
  profile: Profile;
  /** The Monday of the report. */
  day: string;
}

/** Lists the companies whose report is due at a time. */
async function listDue(now: string): Promise<DueReport[]> {
  const accounts = await listAll({ index: 'gsi1', pk: indexes.corporateAccounts('', '').gsi1pk }, Account);
  const active = accounts.filter(({ account_status }) => account_status === 'active');
  const profiles = await getItems(
    active.map(({ id }) => keys.companyProfile(id)),
    Profile,
  );
  const byKey = new Map(profiles.map((profile) => [profile.pk, profile]));
  return active.flatMap((account) => {
    const profile = byKey.get(keys.companyProfile(account.id).pk) ?? CompanyProfileItem.parse({});
    const day = dueReport(account, profile, now);
    return day === undefined ? [] : [{ account, profile, day }];
  });
}

const readReport = (companyId: string): Promise<ReportRow | undefined> =>
  getItem(keys.companyReport(companyId), ReportItem, { consistent: true });

/**
 * Returns the row of a company's report: that of an interrupted run, or a new one. All recipients get the numbers of the row.
 * Undefined if a concurrent run has written it meanwhile, or a later one.
 */
async function startReport({ account, day }: DueReport): Promise<ReportRow | undefined> {
  const last = await readReport(account.id);
  if (last?.day === day) return last;
  const row = {
    day,
    numbers: await countNumbers(account),
    ...(last && { before: { day: last.day, numbers: last.numbers } }),
  };
  const Item = { ...keys.companyReport(account.id), ...row };
  const isWritten = await tryWrite([
    last
      ? {
          Put: {
            Item,
            ConditionExpression: '#day = :last AND #day < :day',
            ExpressionAttributeNames: { '#day': 'day' },
            ExpressionAttributeValues: { ':last': last.day, ':day': day },
          },
        }
      : putNew(Item),
  ]);
  return isWritten ? ReportItem.parse(row) : undefined;
}

/**
 * Lists the recipients of a company's reports: its owners and viewers, and the contact of the account unless they have a role. Managers
 * see only their groups, so they get none.
 */
async function listRecipients({ id, primary_contact_email: contact }: Account): Promise<ReportRecipient[]> {
  const roles = await listAll(
    { index: 'gsi1', pk: indexes.companyRoles('', id, '').gsi1pk },
    CompanyRoleItem,
  );
  const people = await readPeople(roles.map(({ user_id }) => user_id));
  const emailOf = (userId: string) => people.get(userId)?.email ?? [];
  const known = new Set(roles.flatMap(({ user_id }) => emailOf(user_id)));
  const readers = roles.filter(({ role }) => role !== 'manager').flatMap(({ user_id }) => emailOf(user_id));
  return [
    ...readers.map((email) => ({ email, hasRole: true })),
    ...(known.has(contact) ? [] : [{ email: contact, hasRole: false }]),
  ];
}

/** Makes the item that marks a recipient as done. It is refused if they are, or if a later report has begun. */
const doneItem = (companyId: string, day: string, recipient: string): TransactItem => ({
  Update: {
    Key: keys.companyReport(companyId),
    UpdateExpression: 'ADD done :recipients',
    ConditionExpression: '#day = :day AND NOT contains(done, :recipient)',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: {
      ':day': day,
      ':recipient': recipient,
      ':recipients': new Set([recipient]),
    },
  },
});

/** Queues a report for a recipient, or leaves it out, once. Returns whether this run queued it. */
async function queueFor(
  { account, profile, day }: DueReport,
  report: ReportRow,
  recipient: ReportRecipient,
  now: string,
): Promise<boolean> {
  const hash = addressHash(recipient.email, account.id);
  if (report.done.has(hash)) return false;
  const facts = { company: account, frequency: profile.report_frequency, ...report };
  return retry(8, 'A report was not queued: its recipient’s emails kept changing', async () => {
    const mail = await optionalMailItems('company-report', reportMail(facts, recipient), Date.parse(now));
    if (await tryWrite([doneItem(account.id, day, hash), ...(mail ?? [])])) return mail !== undefined;
    const latest = await readReport(account.id);
    // Another run was faster. Otherwise the recipient has just turned reports off, or got another email.
    return latest?.day !== day || latest.done.has(hash) ? false : undefined;
  });
}

/** Makes the item that marks a report as sent to everybody. A concurrent run may have done it. */
const reportedItem = (companyId: string, day: string): TransactItem => ({
  Update: {
    Key: keys.corporateAccount(companyId),
    UpdateExpression: 'SET reported_on = :day',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(reported_on) OR reported_on < :day)',
    ExpressionAttributeValues: { ':day': day },
  },
});

/** Queues a company's report for all its recipients. Returns the number of emails. */
async function report(due: DueReport, now: string): Promise<number> {
  const row = await startReport(due);
  if (!row) return 0;
  let sent = 0;
  for (const recipient of await listRecipients(due.account))
    if (await queueFor(due, row, recipient, now)) sent++;
  await tryWrite([reportedItem(due.account.id, due.day)]);
  return sent;
}

/**
 * Queues the reports that are due, and begins none after `until` (milliseconds since 1970). A repeated, concurrent or
 * interrupted run queues none twice: the next one continues. Returns the number of emails.
 */
export async function sendReports({
  now = timestamp(),
  until = Number.POSITIVE_INFINITY,
}: {
  now?: string;
  until?: number;
} = {}): Promise<number> {
  let sent = 0;
  for (const due of await listDue(now)) {
    if (Date.now() >= until) break;
    try {
      sent += await report(due, now);
    } catch (error) {
      // The other companies must not wait for it; the next run tries it again.
      logger.error('A company’s report was not sent', { company: due.account.id, error });
    }
  }
  return sent;
}
