import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { brandLine } from '@redwhiteandcode/contract/deployment/company.ts';
import {
  earlierDecisionText,
  isInPart,
  decisionWords,
} from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import type { EarlierDecision, EmployerDecision } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import { company } from '../platform/company.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';
import { linkRules } from './links.ts';
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

const askOf = ({ isPaidFor }: { isPaidFor: boolean }): string => (isPaidFor ? 'reimburse' : 'pay for');

const whyHr = (employee: string): string =>
  `You are receiving this email because ${employee} named this address as their HR contact.`;

/**
 * Makes the email that brings the approval link to HR on a learner's behalf. Replies do not go to the learner: they quote the
 * email, and the learner would get the secret that tells HR's decision from the learner's own.
 */
export const linkMail = (
  about: About & {
    employee: string;
    employeeEmail: string;
    url: string;
    days: number;
    isPaidFor: boolean;
    /** What HR needs to find the employee and the payment: only this email and its page say it. */
    request: readonly (readonly [name: string, value: string])[];
    earlier: readonly EarlierDecision[];
  },
): Mail => ({
  to: about.to,
  subject: `${about.employee} is asking you to ${askOf(about)} a course`,
  why: whyHr(about.employee),
  parts: [
    `${about.employee} is asking you to ${askOf(about)} a course under your educational assistance plan.`,
    {
      facts: [
        ...facts(about).facts,
        ['Provider', company().legalName],
        ['Paid by the employee', about.isPaidFor ? 'Yes' : 'Not yet'],
        ...about.request,
      ],
    },
    ...[brandLine(company()) ?? []].flat(),
    ...about.earlier.map(earlierDecisionText),
    { label: 'See the request and decide', href: about.url, isMain: true },
    `You do not need an account. The link works for ${about.days} days. It is for HR only: the employee has another link, so a decision with this one counts as your employer’s decision in writing. Please do not forward it, not to the employee either.`,
    `${about.employee} asked us to send this email. Write to ${about.employeeEmail} to reach them. If you did not expect it, you do not need to do anything.`,
  ],
});

const deciderOf = ({ by, name, title }: EmployerDecision): string =>
  by === 'employer_email'
    ? `${name}, ${title}, with the link in our email to HR`
    : `${name}, ${title} (recorded by whoever had the link)`;

function refundStepOf({ by }: EmployerDecision): string {
  return by === 'employer_email'
    ? 'This counts as the denial in writing. If you paid for the course, you can request the refund of the full price without a letter.'
    : 'Ask HR for the denial in writing. If you paid for the course, send us the letter with your refund request; without it, we first check with your employer.';
}

const decisionFacts = (about: About, decision: EmployerDecision) => {
  const { amount_cents, asked_cents } = decision;
  return {
    facts: [
      ...facts(about).facts,
      ...(amount_cents === null
        ? []
        : [['Approved', `${dollarsAndCents(amount_cents)} of ${dollarsAndCents(asked_cents)}`] as const]),
      ['Decided by', deciderOf(decision)] as const,
    ],
  };
};

const commentOf = ({ comment, decision }: EmployerDecision): Mail['parts'] =>
  comment === null
    ? []
    : [decision === 'approved' ? 'This is the comment:' : 'This is the reason:', { quote: comment }];

/** Makes HR's copy of the decision, to the address that got the link. */
export const decisionCopyMail = (
  about: About & { employee: string; url: string },
  decision: EmployerDecision,
): Mail => ({
  to: about.to,
  subject: `You ${decisionWords(decision)} the request of ${about.employee}`,
  why: whyHr(about.employee),
  parts: [
    `This is your copy of the decision for your records. ${about.employee} got it too.`,
    decisionFacts(about, decision),
    ...commentOf(decision),
    { label: 'Download the decision (PDF)', href: about.url, isMain: true },
    `The decision can be downloaded for ${linkRules.keptDays} days after the link expires, also if the employee withdraws the link, but not once the course is refunded, canceled or free for the employee. Keep the file for your records. If you did not decide this request, please tell the employee and contact us.`,
  ],
});

const payFirst = (
  { order_id }: Pick<ToolkitRow, 'order_id'>,
  { isPaidFor }: { isPaidFor: boolean },
): Mail['parts'] =>
  isPaidFor || order_id === null
    ? []
    : [
        'You have not paid for the course yet. Pay for it first, then send HR the receipt.',
        {
          label: 'Pay for the course',
          href: `${environment().siteUrl}/account/orders/${order_id}`,
          isMain: true,
        },
      ];

/** Makes the email to the learner about the employer's decision, with its document and the next step. */
export function decisionMail(
  row: Pick<ToolkitRow, 'id' | 'order_id'>,
  about: About & { isPaidFor: boolean },
  decision: EmployerDecision,
): Mail {
  return {
    to: about.to,
    subject: `Your request was ${decisionWords(decision)}`,
    parts: [
      `Your employer ${decision.decision} your request${isInPart(decision) ? ' in part' : ''}.`,
      decisionFacts(about, decision),
      ...commentOf(decision),
      ...(decision.decision === 'approved'
        ? [
            ...payFirst(row, about),
            'When your employer has paid, record the amount and the date. It counts toward your yearly limit.',
            { label: 'Record the payment', href: pageOf(row, '?outcome=paid'), isMain: about.isPaidFor },
            { label: 'Download the decision (PDF)', href: pageOf(row, '#toolkit-documents') },
          ]
        : [
            refundStepOf(decision),
            { label: 'Download the decision (PDF)', href: pageOf(row, '#toolkit-documents'), isMain: true },
          ]),
    ],
  };
}

/**
 * Makes the email to the learner with a question that was asked through the link. `hrEmail` is the address that got the link
 * by email, null if a copied link was used.
 */
export const questionMail = (
  row: Pick<ToolkitRow, 'id'>,
  about: About,
  question: string,
  hrEmail: string | null,
): Mail => ({
  to: about.to,
  subject: 'A question about your request',
  parts: [
    hrEmail === null
      ? 'Someone with the approval link that you sent has a question:'
      : `Your HR contact, ${hrEmail}, has a question:`,
    { quote: question },
    facts(about),
    hrEmail === null
      ? 'Answer your HR department directly. We do not know who asked.'
      : `Answer them at ${hrEmail}.`,
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
