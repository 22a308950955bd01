import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { limitsPer } from '@redwhiteandcode/contract/api/operation.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { dayOf, longDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { countCall, mailboxOf } from '../platform/caller-limits.ts';
import { timestamp } from '../platform/clock.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { newToken, tokenHash } from '../platform/link-token.ts';
import { type QueuedMail, queueMail } from '../platform/mail-outbox.ts';
import { retry } from '../platform/retry.ts';
import { transact } from '../platform/table.ts';
import { linkRules, newLink, stateOf, urlOf } from './links.ts';
import { withOutcome } from './outcomes.ts';
import * as repository from './repository.ts';
import { earlierDecisions } from './shown.ts';
import { isPaidFor, isReimbursable, priceCentsOf, readSubject, type Subject } from './subject.ts';
import { changed, eventAt, type LinkRow, type ToolkitRow } from './toolkit-row.ts';
import { isRepeated, markOf, nothingToReimburse, ownToolkit } from './toolkits.ts';

/** The most emails to HR in a day that a learner sends, and that a mailbox gets. */
const emailLimits = limitsPer(86_400, { user: 5, email: 5 });

/** Makes the problem of a learner whose address is not proven, in whose name we email no one. */
const emailUnproven = () =>
  new HttpProblem(
    403,
    'Please confirm your email address before we email HR in your name. Your account page sends you the link again. Until then, you can copy the link for your employer and send it yourself.',
    { type: problemTypes.emailUnproven },
  );

interface Terms {
  shares_documents: boolean;
  shares_progress: boolean;
  send_to_hr: boolean;
}

const busy = 'A toolkit kept changing while its link was written';

async function countEmail(userId: string, hrEmail: string): Promise<void> {
  for (const limit of emailLimits)
    await countCall('emailToHr', limit, limit.by === 'user' ? userId : mailboxOf(hrEmail));
}

/** Returns the toolkit with a new link. A link that we email to HR submits a request that was not submitted. */
function withLink(row: ToolkitRow, link: LinkRow, at: string): ToolkitRow {
  const created = { ...eventAt(at, 'link_created'), ...(link.mark !== undefined && { mark: link.mark }) };
  const linked = changed(
    row,
    { link },
    created,
    ...(link.sent_at === null ? [] : [eventAt(at, 'link_sent')]),
  );
  if (link.sent_at === null || row.status !== 'generated') return linked;
  const submitted = withOutcome(linked, {
    status: 'submitted',
    on: dayOf('submitted', at),
    at,
    by: 'learner',
  });
  return { ...submitted, version: linked.version };
}

async function mailToHr(row: ToolkitRow, subject: Subject, url: string): Promise<QueuedMail | undefined> {
  const { profile, course, order } = subject;
  if (row.hr_email === null || !profile) return undefined;
  const { linkMail } = await import('./mails.ts');
  return queueMail(
    linkMail({
      to: row.hr_email,
      employeeEmail: profile.email,
      employee: profile.full_name ?? profile.email,
      course: course?.title ?? row.course_id,
      priceCents: priceCentsOf(subject),
      isPaidFor: isPaidFor(subject),
      request: [
        ['Request', row.id],
        ...(row.employee_number === null ? [] : [['Employee number', row.employee_number] as const]),
        ...(order?.payment ? [['Payment method', paymentName(order.payment)] as const] : []),
        ...(row.pay_date === null
          ? []
          : [['Expected date of the reimbursement', longDay(row.pay_date)] as const]),
      ],
      earlier: earlierDecisions(row, undefined),
      url,
      days: linkRules.days,
    }),
  );
}

/** Gives a link another token to copy. The first one is not stored, so a request that is repeated cannot get it again. */
async function reopen(row: ToolkitRow, hash: string, mark: string | undefined): Promise<ToolkitRow> {
  const { link } = row;
  if (link === null || link.mark !== mark || stateOf({ ...row, link }, Date.now()) === 'revoked') {
    throw new HttpProblem(409, 'The link of this request was replaced or withdrawn.');
  }
  await transact([repository.tokenItem(hash, row.id, link, false)]);
  return row;
}

/** Makes the email to HR and the token that only this email has, so that the API can tell who decided. */
async function sentLink(row: ToolkitRow, subject: Subject, link: LinkRow) {
  const token = newToken();
  const mail = await mailToHr(row, subject, urlOf(token));
  const items = mail ? [repository.tokenItem(tokenHash(token), row.id, link, true), mail.item] : [];
  return { mail, items };
}

/**
 * Creates the employer's link of a toolkit, which replaces the previous one, and emails it to HR if the learner asks for
 * it. The email has another secret than the address that the learner gets to copy. A repeated request gets another token to
 * copy and sends nothing. Throws an HttpProblem 409 if the price cannot be reimbursed or the key was used for other terms,
 * 403 for an email from a learner whose own address is not proven, 422 if there is no HR address, and 429 after too many
 * emails.
 */
export async function createApprovalLink(
  own: ToolkitRow,
  terms: Terms,
  key: string | undefined,
): Promise<{ url: string; row: ToolkitRow }> {
  const mark = markOf('createApprovalLink', own.id, key, terms);
  const token = newToken();
  const hash = tokenHash(token);
  const url = urlOf(token);
  if (isRepeated(own, mark)) return { url, row: await reopen(own, hash, mark) };
  await checkTerms(own, terms);
  const row = await retry(8, busy, async () => {
    const before = await ownToolkit(own.id, own.user_id);
    if (isRepeated(before, mark)) return reopen(before, hash, mark);
    const now = Date.now();
    const link = newLink(terms, { now, sentTo: terms.send_to_hr ? before.hr_email : null, mark });
    const sent = terms.send_to_hr ? await sentLink(before, await readSubject(before), link) : undefined;
    const more = [repository.tokenItem(hash, before.id, link, false), ...(sent?.items ?? [])];
    const after = withLink(before, link, timestamp(now));
    if (!(await repository.changeToolkit(before, after, more))) return undefined;
    await sent?.mail?.deliver();
    return after;
  });
  return { url, row };
}

async function checkTerms(row: ToolkitRow, { send_to_hr }: Terms): Promise<void> {
  const subject = await readSubject(row);
  if (!isReimbursable(subject)) throw nothingToReimburse();
  if (!send_to_hr) return;
  if (row.hr_email === null) throw fieldProblem(422, 'body.send_to_hr', 'Enter the HR email first');
  if (subject.profile?.email_verified_at === undefined) throw emailUnproven();
  await countEmail(row.user_id, row.hr_email);
}

/** Revokes the employer's link of a toolkit, if it has one that is not revoked. */
export const revokeApprovalLink = ({ id, user_id }: ToolkitRow): Promise<ToolkitRow> =>
  retry(8, busy, async () => {
    const before = await ownToolkit(id, user_id);
    if (before.link === null || before.link.revoked_at !== null) return before;
    const at = timestamp();
    const link = { ...before.link, revoked_at: at };
    const after = changed(before, { link }, eventAt(at, 'link_revoked'));
    return (await repository.changeToolkit(before, after)) ? after : undefined;
  });
