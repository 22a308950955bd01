import { Link, Text } from '@redwhiteandcode/design-system';
import { dollarsAndCents } from '@redwhiteandcode/contract/text/money.ts';
import type { CourseToolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import type { ReactNode } from 'react';
import { newToolkitHref, toolkitHref } from './addresses.ts';

const copy = {
  make: 'Get it reimbursed: make the toolkit for your employer.',
  makeLabel: 'Make the toolkit',
  generated: 'Your reimbursement toolkit is ready to send.',
  submitted: 'Your employer has your request.',
  approved: 'Your employer agreed to pay.',
  approvedInPart: (amount: string) => `Your employer approved the request in part: ${amount}.`,
  denied: 'Your employer denied the request.',
  paid: (amount: string) => `Your employer reimbursed ${amount}.`,
  see: 'See the toolkit',
} as const;

/** A line about a course's reimbursement, with the link to the next step. */
export function Reimbursement({
  courseId,
  title,
  toolkit,
}: {
  courseId: string;
  title: string;
  /** The course's latest toolkit; null if it can get one. */
  toolkit: CourseToolkit | null;
}): ReactNode {
  if (!toolkit) {
    return (
      <Text size="sm">
        {copy.make}{' '}
        <Link href={newToolkitHref(courseId)} aria-label={`${copy.makeLabel}: ${title}`}>
          {copy.makeLabel}
        </Link>
      </Text>
    );
  }
  const { id } = toolkit;
  return (
    <Text size="sm">
      {stateOf(toolkit)}{' '}
      <Link href={toolkitHref(id)} aria-label={`${copy.see}: ${title}`}>
        {copy.see}
      </Link>
    </Text>
  );
}

function stateOf({ status, paid_cents, approved_in_part_cents }: CourseToolkit): string {
  if (status === 'paid') return copy.paid(dollarsAndCents(paid_cents ?? 0));
  return approved_in_part_cents === null
    ? copy[status]
    : copy.approvedInPart(dollarsAndCents(approved_in_part_cents));
}
