import type { ReactNode } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RecordFacts, RecordSection } from '../orders/RecordFacts.tsx';
import type { CertificateState } from '../credentials/certificateState.ts';
import { resultText } from '../assessment/assessment.ts';
import { formatDate } from '../../components/date/date.ts';
import { formatCents } from '../../components/money/dollars.ts';

/** A request as the employer sees it. Amounts are in cents, times are ISO 8601. */
export interface EmployerRequestSummary {
  employee_name: string | null;
  employer_name: string | null;
  request_number: string;
  /** Null if the employee did not share it. */
  employee_number: string | null;
  payment_method: string | null;
  /** The day on which the employee expects the reimbursement: an ISO date, or null. */
  pay_date: string | null;
  course: {
    title: string;
    description: string;
    level: string;
    duration: string;
    /** The estimated hours of study in words; null if the course states none. */
    study_time: string | null;
    syllabus: readonly { title: string; topics: readonly string[] }[];
  };
  price_cents: number;
  is_paid_for: boolean;
  paid_at: string | null;
  cap: {
    year: number;
    limit_cents: number;
    is_announced: boolean;
    other_assistance_cents: number;
    within_cents: number;
    above_cents: number;
  };
  progress: {
    /** Null until the course is paid for. */
    completed_lessons: number | null;
    total_lessons: number;
    enrolled_at: string;
    completed_at: string | null;
  } | null;
  certificate: {
    certificate_number: string;
    status: CertificateState;
    /** The result that it states; null without a passed assessment. */
    result: { percent: number; letter: string | null; assessed_on: string } | null;
  } | null;
}

export interface EmployerRequestProps {
  request: EmployerRequestSummary;
  /** The company that sells the course. */
  provider: string;
  /** What must be known of the course: that it is not accredited, how it was written, how completion is measured, and how it is graded. */
  statements: readonly { title: string; text: string }[];
  /** The labels of the enrollment's dates, its lessons, the result and the hours, and the text in place of the lessons before the payment. */
  words: Record<'enrolled' | 'lessons' | 'lessonsUnpaid' | 'completed' | 'result' | 'time', string>;
}

/** What an employer decides on: the course with its syllabus, the price, the yearly limit, and the progress. */
export function EmployerRequest({ request, provider, statements, words }: EmployerRequestProps): ReactNode {
  const { course, cap } = request;
  return (
    <Stack gap={24} data-component="EmployerRequest">
      <RecordSection id="request-course" title={course.title}>
        <Text>{course.description}</Text>
        <RecordFacts
          items={[
            ['Provider', provider],
            ['Level', course.level],
            ['Suggested pace', course.duration],
            ...(course.study_time === null ? [] : [[words.time, course.study_time] as const]),
            ['Employee', request.employee_name],
            ...known('Employee number', request.employee_number),
            ['Employer', request.employer_name],
            ['Request', request.request_number],
            ['Price', formatCents(request.price_cents)],
            ['Paid by the employee', paidText(request)],
            ...known('Payment method', request.payment_method),
            ...known('Expected date of the reimbursement', request.pay_date && formatDate(request.pay_date)),
            ...progressFacts(request, words),
            ...statements.map(({ title, text }) => [title, text, 'wide'] as const),
          ]}
        />
        {course.syllabus.length > 0 && (
          <Disclosure title="Syllabus">
            <Stack gap={12}>
              {course.syllabus.map(({ title, topics }) => (
                <div key={title}>
                  <Text>{title}</Text>
                  <Text tone="muted" size="sm">
                    {topics.join(' · ')}
                  </Text>
                </div>
              ))}
            </Stack>
          </Disclosure>
        )}
      </RecordSection>
      <RecordSection id="request-limit" title={`The tax-free limit in ${cap.year}`}>
        <RecordFacts
          items={[
            [cap.is_announced ? 'Limit per employee' : 'Last announced limit', formatCents(cap.limit_cents)],
            ['Other assistance (declared)', formatCents(cap.other_assistance_cents)],
            ['Within the limit', formatCents(cap.within_cents)],
            ['Above the limit', formatCents(cap.above_cents)],
          ]}
        />
        <Text tone="muted" size="sm">
          The limit counts all educational assistance that you pay this employee in the calendar year. You
          know your own payments better than we do. This is general information, not tax advice.
        </Text>
      </RecordSection>
    </Stack>
  );
}

const known = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

const paidText = ({ is_paid_for, paid_at }: EmployerRequestSummary): string =>
  is_paid_for ? (paid_at ? `Yes, on ${formatDate(paid_at)}` : 'Yes') : 'Not yet';

function progressFacts(
  { progress, certificate }: EmployerRequestSummary,
  words: EmployerRequestProps['words'],
): [string, ReactNode][] {
  return [
    ...(progress
      ? ([
          [words.enrolled, formatDate(progress.enrolled_at)],
          [
            words.lessons,
            progress.completed_lessons === null
              ? words.lessonsUnpaid
              : `${progress.completed_lessons} of ${progress.total_lessons}`,
          ],
          ...(progress.completed_at === null ? [] : [[words.completed, formatDate(progress.completed_at)]]),
        ] as [string, ReactNode][])
      : []),
    ...(certificate?.result && certificate.status === 'valid'
      ? [
          [
            words.result,
            `${resultText(certificate.result)}, on ${formatDate(certificate.result.assessed_on)}`,
          ] as [string, ReactNode],
        ]
      : []),
    ...(certificate
      ? [
          [
            'Certificate',
            <Link key="certificate" href={`/verify/${certificate.certificate_number}`}>
              {certificate.certificate_number} ({certificate.status})
            </Link>,
          ] as [string, ReactNode],
        ]
      : []),
  ];
}
