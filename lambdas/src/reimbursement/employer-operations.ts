import { dayOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import {
  approvedAmountRule,
  decidedByHr,
} from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import { paymentName } from '@redwhiteandcode/contract/orders/payment-name.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import type {
  approvalOperations,
  EmployerApproval,
  NewEmployerDecision,
} from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import { capOf, splitByCap } from '@redwhiteandcode/contract/reimbursement/cap.ts';
import type { EmployerDecision, ToolkitDocument } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { timestamp } from '../platform/clock.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem } from '../platform/http-problem.ts';
import { tokenHash } from '../platform/link-token.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import type { Mail } from '../platform/mail.ts';
import { retry } from '../platform/retry.ts';
import { readTotals } from '../platform/totals.ts';
import { readDetails } from '../rows/course/read.ts';
import { linkRules, newLink, stateOf, urlOf } from './links.ts';
import { withOutcome } from './outcomes.ts';
import * as repository from './repository.ts';
import { figuresOf } from './rules.ts';
import { earlierDecisions, toDecision } from './shown.ts';
import {
  assessmentOf,
  certificateOf,
  countsAsWritten,
  documentsOf,
  isPaidFor,
  isReimbursable,
  priceCentsOf,
  progressOf,
  readSubject,
  type Subject,
} from './subject.ts';
import {
  changed,
  decisionOfLink,
  type DecisionRow,
  decisionsBefore,
  eventAt,
  type LinkRow,
  type ToolkitRow,
} from './toolkit-row.ts';
import { isRepeated, isSameRequest, markOf } from './toolkits.ts';

const unknownLink = 'This link is not valid. Please check that you have copied all of it.';
const expiredLink = 'This link has expired. Ask the person who sent it for a new one.';
const revokedLink = 'This link was withdrawn by the person who sent it.';
const nothingToPay =
  'There is nothing to reimburse anymore: the course was refunded or canceled, or it became free for the employee.';
const busy = 'A toolkit kept changing while an employer’s response was written';

/** A request that an employer's link opens, and what a decision with this token of the link is recorded as. */
interface Opened {
  row: ToolkitRow;
  link: LinkRow;
  recorder: EmployerDecision['by'];
  /** Whether the token is the one that only our email to HR has. */
  isEmailed: boolean;
  /** Whether the link has ended, so that only the decision that was made with it is left. */
  isEnded: boolean;
  subject: Subject;
}

/**
 * Returns a toolkit as it was decided with a link that has ended, without what the link shared: the employer keeps the
 * decision until the token is deleted. Undefined if nothing was decided with the link.
 */
function decidedWith(
  row: ToolkitRow,
  { link_id, ttl }: repository.TokenRow,
): (ToolkitRow & { link: LinkRow }) | undefined {
  const decisions = decisionsBefore(row, undefined);
  const at = decisions.findIndex((each) => each.link_id === link_id);
  const decision = decisions[at];
  if (!decision) return undefined;
  const now = Date.parse(decision.decided_at);
  const terms = { shares_documents: false, shares_progress: false };
  const ended = newLink(terms, { now, sentTo: decision.sent_to, mark: undefined });
  return {
    ...row,
    decision,
    earlier_decisions: decisions.slice(at + 1).toReversed(),
    link: { ...ended, id: link_id, expires_at: new Date(ttl * 1000).toISOString() },
  };
}

/**
 * Opens a request by its token. Throws an HttpProblem 404 for an unknown token, for a link that is expired, revoked or
 * replaced before a decision, and for one whose price was paid back to the learner.
 */
async function open(token: string): Promise<Opened> {
  const found = await repository.readToken(tokenHash(token));
  const row = found && (await repository.readToolkit(found.toolkit_id));
  if (!row) throw new HttpProblem(404, unknownLink);
  const subject = await readSubject(row);
  const takenOverAt = subject.profile?.taken_over_at;
  const isCurrent = row.link?.id === found.link_id;
  const state =
    row.link && isCurrent ? stateOf({ ...row, link: row.link, takenOverAt }, Date.now()) : 'revoked';
  const isEnded = state === 'revoked' || state === 'expired';
  const opened = isEnded ? decidedWith(row, found) : row;
  const link = opened?.link;
  if (!link || link.created_at <= (takenOverAt ?? '')) {
    throw new HttpProblem(404, state === 'expired' ? expiredLink : revokedLink);
  }
  if (!isReimbursable(subject)) throw new HttpProblem(404, nothingToPay);
  const isHr = found.is_emailed && countsAsWritten(link.sent_to, subject);
  const recorder = isHr ? 'employer_email' : 'employer_link';
  return { row: opened, link, recorder, isEmailed: found.is_emailed, isEnded, subject };
}

/** Whether HR of the same employer decided with the link in our email, which no copied link can change. */
const isDecidedByHr = ({ row, link, recorder }: Opened): boolean =>
  recorder === 'employer_link' &&
  decisionsBefore(row, link.id).some(
    ({ by, employer_name }) => by === 'employer_email' && employer_name === row.employer_name,
  );

/** Returns the documents that a link opens: its own decision, and the others if the learner chose to send them. */
function sharedDocuments({ row, link, subject }: Opened): ToolkitDocument[] {
  const decision = decisionOfLink(row);
  if (link.shares_documents) return documentsOf({ decision }, subject);
  return decision ? ['decision'] : [];
}

function capFor(
  { plan_year, other_assistance_cents }: ToolkitRow,
  priceCents: number,
): EmployerApproval['cap'] {
  const { year, limit_cents, is_announced, left_cents } = capOf(plan_year, other_assistance_cents);
  const split = splitByCap({ left_cents }, priceCents);
  return { year, limit_cents, is_announced, other_assistance_cents, left_cents, ...split };
}

async function courseOf({ row, subject }: Opened): Promise<EmployerApproval['course']> {
  const { course } = subject;
  const details = await readDetails(row.course_id);
  return {
    title: course?.title ?? row.course_id,
    description: course?.description ?? '',
    level: course?.level ?? '',
    duration: course?.duration ?? '',
    hours: course?.hours ?? null,
    pass_percent: assessmentOf(subject).pass_percent,
    syllabus: (details?.modules ?? []).map(({ title, topics }) => ({ title, topics })),
  };
}

/** Returns a request as the employer sees it: nothing that the learner did not choose to send. */
async function toApproval(opened: Opened): Promise<EmployerApproval> {
  const { row, link, subject } = opened;
  const { profile, order } = subject;
  const price = priceCentsOf(subject);
  const isForHr = (opened.isEmailed && !opened.isEnded) || link.shares_documents;
  const about = await courseOf(opened);
  // The certificate is also one of the documents.
  const certificate = link.shares_progress || link.shares_documents ? certificateOf(subject) : undefined;
  return {
    employee_name: profile?.full_name ?? null,
    employer_name: row.employer_name,
    request_number: row.id,
    employee_number: isForHr ? row.employee_number : null,
    payment_method: isForHr && order?.payment ? paymentName(order.payment) : null,
    pay_date: row.pay_date,
    expires_at: link.expires_at,
    course: about,
    price_cents: price,
    is_paid_for: isPaidFor(subject),
    paid_at: order?.payment?.paid_at ?? null,
    cap: capFor(row, price),
    documents: sharedDocuments(opened),
    progress: link.shares_progress ? progressOf(subject) : null,
    certificate: certificate ?? null,
    decides_as: isDecidedByHr(opened) ? null : opened.recorder,
    decision: decisionOf(row),
    earlier_decisions: earlierDecisions(row, link.id),
  };
}

const aboutOf = ({ row, subject }: Opened, to: string) => ({
  to,
  course: subject.course?.title ?? row.course_id,
  priceCents: priceCentsOf(subject),
});

const mailTo = ({ subject }: Opened): string => {
  if (!subject.profile) throw new HttpProblem(404, revokedLink);
  return subject.profile.email;
};

const decisionOf = (row: ToolkitRow): EmployerDecision | null => {
  const decision = decisionOfLink(row);
  return decision && toDecision(decision);
};

/**
 * Throws the problem of a request that was decided before, with this link or by HR, or that the learner recorded as paid, and
 * of an amount above what is asked now.
 */
function refuse(opened: Opened, { amount_cents }: NewEmployerDecision): void {
  const { row, subject } = opened;
  const current = decisionOf(row);
  if (current !== null) {
    throw new HttpProblem(409, 'This request has already been decided.', {
      type: problemTypes.alreadyDecided,
      current,
    });
  }
  if (isDecidedByHr(opened)) throw new HttpProblem(409, decidedByHr);
  const problem = amount_cents != null && approvedAmountRule(priceCentsOf(subject))(amount_cents);
  if (problem) throw fieldProblem(422, 'body.amount_cents', problem);
  if (row.status === 'paid') throw new HttpProblem(409, 'This request is already recorded as paid.');
}

/** Makes the decision to store, with what its document shows, so that both sides keep the same one. */
function newDecision(
  { row, link, recorder, subject }: Opened,
  { decision, name, title, amount_cents, comment }: NewEmployerDecision,
  mark: string | undefined,
): DecisionRow {
  const { profile, course } = subject;
  return {
    decision,
    decided_at: timestamp(),
    by: recorder,
    name,
    title,
    asked_cents: priceCentsOf(subject),
    amount_cents: amount_cents ?? null,
    comment: comment || null,
    link_id: link.id,
    sent_to: recorder === 'employer_email' ? link.sent_to : null,
    employee_name: profile?.full_name ?? profile?.email ?? '',
    employer_name: row.employer_name,
    course_title: course?.title ?? row.course_id,
    ...(mark !== undefined && { mark }),
  };
}

/** Makes the emails about a decision: to the learner, and a copy to the address that got the link by email. */
async function mailsOf(opened: Opened, decision: DecisionRow, url: string): Promise<Mail[]> {
  const { decisionCopyMail, decisionMail } = await import('./mails.ts');
  const { row, subject } = opened;
  const toLearner = decisionMail(
    row,
    { ...aboutOf(opened, mailTo(opened)), isPaidFor: isPaidFor(subject) },
    decision,
  );
  if (decision.sent_to === null) return [toLearner];
  const about = { ...aboutOf(opened, decision.sent_to), employee: decision.employee_name, url };
  return [toLearner, decisionCopyMail(about, decision)];
}

/** Writes the employer's decision with its emails, unless there is one. A request with the same mark gets the first result. */
async function decide(token: string, sent: NewEmployerDecision, key: string | undefined) {
  return retry(8, busy, async () => {
    const opened = await open(token);
    const { row, link, recorder, subject } = opened;
    const mark = markOf('decideEmployerApproval', link.id, key, sent);
    const first = decisionOfLink(row);
    if (first && isSameRequest(first.mark, mark)) return toDecision(first);
    refuse(opened, sent);
    const decision = newDecision(opened, sent, mark);
    const outcome = {
      status: decision.decision,
      on: dayOf('decided', decision.decided_at),
      at: decision.decided_at,
      by: recorder,
      amountCents: decision.amount_cents,
      reason: decision.comment,
    } as const;
    const earlier_decisions = decisionsBefore(row, link.id).toReversed();
    const after = { ...withOutcome(row, outcome), decision, earlier_decisions };
    const mails = (await mailsOf(opened, decision, urlOf(token))).map((mail) => queueMail(mail));
    const items = [...repository.sameOrderItems(subject.order), ...mails.map(({ item }) => item)];
    if (!(await repository.changeToolkit(row, after, items))) return undefined;
    await Promise.all(mails.map((mail) => mail.deliver()));
    return toDecision(decision);
  });
}

/** Writes the employer's question with its email. Throws an HttpProblem 409 after too many questions. */
async function ask(token: string, question: string, key: string | undefined): Promise<true> {
  return retry(8, busy, async () => {
    const opened = await open(token);
    const { row, link, recorder, isEnded } = opened;
    const mark = markOf('askEmployeeQuestion', link.id, key, question);
    if (isRepeated(row, mark)) return true;
    if (isEnded) throw new HttpProblem(409, revokedLink);
    if (link.questions >= linkRules.questions) {
      throw new HttpProblem(
        409,
        'You have asked many questions here. Please write to the employee directly.',
      );
    }
    const event = eventAt(timestamp(), 'question', { by: recorder, note: question });
    const after = changed(
      row,
      { link: { ...link, questions: link.questions + 1 } },
      { ...event, ...(mark !== undefined && { mark }) },
    );
    const hrEmail = recorder === 'employer_email' ? link.sent_to : null;
    const { questionMail } = await import('./mails.ts');
    const mail = queueMail(questionMail(row, aboutOf(opened, mailTo(opened)), question, hrEmail));
    if (!(await repository.changeToolkit(row, after, [mail.item]))) return undefined;
    await mail.deliver();
    return true;
  });
}

/** Implements the public operations of the employer's page, the figures, and the plan document. */
export const approvals: Implementation<typeof approvalOperations> = {
  async getEmployerApproval({ params }) {
    const opened = await open(params.token);
    await repository.recordView(opened.row.id, opened.link.id, { at: timestamp(), document: null });
    return { status: 200, body: await toApproval(opened) };
  },

  async getEmployerDocument({ params: { token, document } }) {
    const opened = await open(token);
    if (!sharedDocuments(opened).includes(document)) {
      throw new HttpProblem(404, 'The employee did not send this document.');
    }
    const { documentForHr } = await import('./documents.ts');
    const body = await documentForHr(opened.row, document);
    await repository.recordView(opened.row.id, opened.link.id, { at: timestamp(), document });
    return { status: 200, body };
  },

  async decideEmployerApproval({ params, body, idempotencyKey }) {
    return { status: 200, body: await decide(params.token, body, idempotencyKey) };
  },

  async askEmployeeQuestion({ params, body, idempotencyKey }) {
    await ask(params.token, body.question, idempotencyKey);
    return { status: 204 };
  },

  async getReimbursementFigures() {
    return { status: 200, body: { figures: figuresOf(await readTotals()) } };
  },

  async createPlanDocument({ body }) {
    const { planDocument } = await import('./documents.ts');
    return { status: 200, body: await planDocument(body) };
  },
};
