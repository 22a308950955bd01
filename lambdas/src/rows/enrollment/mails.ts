import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import type { EmailPart } from '@redwhiteandcode/contract/text/mail-parts.ts';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { confirmToUse, waiverTerms, waiverTitle } from '@redwhiteandcode/contract/orders/waiver-copy.ts';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';
import { mayBeReimbursed, type OrderRow } from '../order/row.ts';

/** The address of a learner, and whether they have proved that it is theirs. */
export interface Recipient {
  email: string;
  isProven: boolean;
}

interface CourseFacts {
  id: string;
  title: string;
}

type Order = Pick<OrderRow, 'id' | 'status' | 'waiver' | 'unconfirmed_waiver' | 'total_cents' | 'due_at'>;

/** Tells the owner of an address what to do if someone else signed up with it. */
const strangerNote = ({ isProven }: Recipient): EmailPart[] =>
  isProven
    ? []
    : [
        { heading: 'If this was not you' },
        'Someone else signed up with your address. You owe nothing. You can take over the account by setting a new password.',
        { label: 'Set a new password', href: `${environment().siteUrl}/auth?mode=reset` },
      ];

const why = `You are receiving this email because you enrolled in a ${support.sender} course.`;

/** Returns what an order costs and when it is due, as facts of an email. */
function costOf({ status, waiver, total_cents, due_at }: Order): [string, string][] {
  if (status === 'paid' || status === 'partially_refunded')
    return [['Price', `${dollarsAndCents(total_cents)}, paid`]];
  if (status !== 'due') return [['Price', waiver ? `$0. ${waiverTitle(waiver)}` : '$0']];
  return [
    ['Price', dollarsAndCents(total_cents)],
    ['Due', dateOf('due', due_at)],
  ];
}

/** Makes the email about a new enrollment: what it costs, when it is due, and where to start. */
export function enrolledMail(recipient: Recipient, course: CourseFacts, order: Order): Mail {
  const { siteUrl } = environment();
  const isDue = order.status === 'due';
  return {
    to: recipient.email,
    subject: `You are enrolled in ${course.title}`,
    why,
    parts: [
      'You are enrolled. You can start with the first lesson now.',
      { facts: [['Course', course.title], ...costOf(order), ['Order', order.id]] },
      { label: 'Start learning', href: `${siteUrl}/learn/${course.id}`, isMain: true },
      ...(order.waiver ? [waiverTerms(order.waiver)] : []),
      ...(order.unconfirmed_waiver
        ? [
            `${confirmToUse[order.unconfirmed_waiver]}. You then owe nothing for this course.`,
            { label: 'See the order and confirm', href: `${siteUrl}/account/orders/${order.id}` },
          ]
        : []),
      ...(isDue && !order.unconfirmed_waiver
        ? [
            'Your employer may reimburse the price if its plan covers the course. If the plan requires approval first, ask before you pay.',
            { label: 'See the order and pay', href: `${siteUrl}/account/orders/${order.id}` },
            {
              label: 'Prepare the reimbursement request',
              href: `${siteUrl}/reimbursement/new?course=${course.id}`,
            },
          ]
        : []),
      ...strangerNote(recipient),
    ],
  };
}

/** Returns the next step toward a reimbursement, or why there is none. */
function reimbursementStep(
  course: CourseFacts,
  order: Pick<Order, 'status' | 'waiver'> | undefined,
): EmailPart[] {
  if (order?.waiver) return [waiverTerms(order.waiver)];
  if (!order || !mayBeReimbursed(order.status)) return [];
  return [
    { heading: 'Next step' },
    'Your employer may reimburse the price if its plan covers the course. The toolkit has the documents that HR asks for, including this certificate.',
    {
      label: 'Make the reimbursement toolkit',
      href: `${environment().siteUrl}/reimbursement/new?course=${course.id}`,
    },
  ];
}

/** Makes the email about a new certificate: its number, where to verify it, a badge that came with it, and the next step. */
export function certificateMail(
  recipient: Recipient,
  {
    certificate,
    course,
    order,
    badge,
  }: {
    certificate: Pick<Certificate, 'certificate_number' | 'course_title'>;
    course: CourseFacts;
    order: Order | undefined;
    /** The title of the program's badge that came with the certificate. */
    badge?: string | undefined;
  },
): Mail {
  const { siteUrl } = environment();
  const { certificate_number: number, course_title: title } = certificate;
  return {
    to: recipient.email,
    subject: `Your certificate for ${title}`,
    why,
    parts: [
      'Congratulations. You completed the course and earned a certificate.',
      {
        facts: [
          ['Course', title],
          ['Certificate number', number],
        ],
      },
      { label: 'See your certificate', href: `${siteUrl}/learn/${course.id}/complete`, isMain: true },
      { heading: 'Verification' },
      'Anyone with the number can verify the certificate on this page:',
      { label: 'Verify the certificate', href: `${siteUrl}${verifyPath(number)}` },
      ...(badge
        ? [
            { heading: 'Your badge' },
            `You also earned the badge “${badge}”.`,
            { label: 'See your badge', href: `${siteUrl}/account/certificates` },
          ]
        : []),
      ...reimbursementStep(course, order),
      ...strangerNote(recipient),
    ],
  };
}
