import { dollarsAndCents } from '../../contract/money.ts';
import type { EmployerDecision } from '../../contract/reimbursement-approvals.ts';
import { refundCopy } from '../../contract/refund-rule.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import type { ToolkitRow } from './toolkit-row.ts';

const pageOf = ({ id }: Pick<ToolkitRow, 'id'>, query = ''): string =>
  `${environment().siteUrl}/reimbursement/${id}${query}`;

/** What an email says about a request: its course, and its price in cents. */
interface About {
  to: string;
  course: string;
  priceCents: number;
}

const facts = ({ course, priceCents }: About) => ({
  facts: [
    ['Course', course],
    ['Price', dollarsAndCents(priceCents)],
  ] as const,
});

/** Makes the email that brings the approval link to HR on a learner's behalf. Replies go to the learner. */
export const linkMail = (
  about: About & { employee: string; replyTo: string; url: string; days: number; isPaidFor: boolean },
): Mail => ({
  to: about.to,
  replyTo: about.replyTo,
  subject: `${about.employee} is asking you to approve a course`,
  parts: [
    `${about.employee} is asking you to ${about.isPaidFor ? 'reimburse' : 'pay for'} a course under your educational assistance plan.`,
    facts(about),
    { label: 'See the request and decide', href: about.url, isMain: true },
    `You do not need an account. The link works for ${about.days} days. Anyone who has it can decide, so please do not forward it outside of your company.`,
    `${about.employee} asked us to send this email. Reply to it to reach them. If you did not expect it, you do not need to do anything.`,
  ],
});

/** Makes the email to the learner about the employer's decision, with the next step. */
export function decisionMail(
  row: Pick<ToolkitRow, 'id'>,
  about: About,
  { decision, reason }: Pick<EmployerDecision, 'decision' | 'reason'>,
): Mail {
  const isApproved = decision === 'approved';
  return {
    to: about.to,
    subject: isApproved ? 'Your request was approved' : 'Your request was denied',
    parts: [
      `Your employer ${decision} your request.`,
      facts(about),
      ...(isApproved
        ? [
            'When your employer has paid, record the amount and the date. It counts toward your yearly limit.',
            { label: 'Record the payment', href: pageOf(row, '?outcome=paid'), isMain: true },
          ]
        : [
            'This is the reason:',
            { quote: reason ?? '' },
            `Ask HR for the denial in writing. If you paid for the course, we refund the full price ${refundCopy.denial}.`,
            { label: 'See your request', href: pageOf(row), isMain: true },
          ]),
    ],
  };
}

/** Makes the email to the learner with a question that was asked through the link. */
export const questionMail = (row: Pick<ToolkitRow, 'id'>, about: About, question: string): Mail => ({
  to: about.to,
  subject: 'A question about your request',
  parts: [
    'Someone with the approval link that you sent has a question:',
    { quote: question },
    facts(about),
    'Answer your HR department directly. We do not know their address.',
    { label: 'See your request', href: pageOf(row), isMain: true },
  ],
});

/** Makes the email that asks for the outcome of a request some days after it was submitted. */
export const reminderMail = (row: Pick<ToolkitRow, 'id'>, about: About, days: number): Mail => ({
  to: about.to,
  subject: 'Has your employer decided?',
  parts: [
    `You sent your request to your employer ${days} days ago. What was the outcome?`,
    facts(about),
    { label: 'It was paid', href: pageOf(row, '?outcome=paid') },
    { label: 'It was approved', href: pageOf(row, '?outcome=approved') },
    { label: 'It was denied', href: pageOf(row, '?outcome=denied') },
    'If you have not heard anything, ask HR for the date of their decision. We remind you at most twice.',
  ],
});
