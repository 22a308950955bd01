import { type ReactNode, useId } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { formatDate } from '../../components/date/date.ts';
import { formatCents } from '../../components/money/dollars.ts';
import type { OutcomeStatus } from './toolkit.ts';
import {
  event as eventClass,
  eventDate,
  eventMark,
  record,
  recordAmount,
  recordFoot,
  recordHead,
  recordTitle,
  term,
  timeline,
} from './reimbursementRecord.css.ts';

export interface ReimbursementSummary {
  course_title: string;
  /** `null` until the learner enters it. */
  employer_name: string | null;
  /** `generated` until an outcome is recorded. */
  status: 'generated' | OutcomeStatus;
  /** ISO date and time. */
  generated_at: string;
  /** ISO dates of the events since then. */
  submitted_on?: string | null | undefined;
  approved_on?: string | null | undefined;
  denied_on?: string | null | undefined;
  paid_on?: string | null | undefined;
  /** The amount paid, in cents. */
  paid_cents?: number | null | undefined;
  /** What was approved, in cents, if it is less than what was asked. */
  approved_in_part_cents?: number | null | undefined;
}

export interface ReimbursementRecordProps {
  reimbursement: ReimbursementSummary;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Downloads, and a link to record the outcome. */
  actions?: ReactNode;
}

/** A reimbursement request: course, employer, status, and events with dates. */
export function ReimbursementRecord({
  reimbursement,
  headingLevel = 2,
  actions,
}: ReimbursementRecordProps): ReactNode {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { course_title, employer_name, status, paid_cents } = reimbursement;
  const look = looks[status];
  return (
    <Card as="article" isRaised aria-labelledby={titleId}>
      <div className={record} data-component="ReimbursementRecord" data-status={status}>
        <div className={recordHead}>
          <div>
            <Heading id={titleId} className={recordTitle}>
              {course_title}
            </Heading>
            <p className={term}>{employer_name ?? 'Employer not specified'}</p>
          </div>
          <StatusBadge tone={look.tone} icon={look.icon}>
            {wordOf(reimbursement)}
          </StatusBadge>
        </div>
        {typeof paid_cents === 'number' && (
          <p className={recordAmount}>{formatCents(paid_cents)} reimbursed</p>
        )}
        <ol className={timeline}>
          {eventsOf(reimbursement).map(({ label, date, isDenial }) => (
            <li
              key={label}
              className={eventClass}
              data-done={date !== undefined}
              data-denied={isDenial || undefined}
            >
              <span className={eventMark}>
                <Icon icon={markOf(date, isDenial)} size="sm" />
              </span>
              <span>{label}</span>
              <span className={eventDate}>
                {date === undefined ? <VisuallyHidden>not yet</VisuallyHidden> : formatDate(date)}
              </span>
            </li>
          ))}
        </ol>
        {actions && <div className={recordFoot}>{actions}</div>}
      </div>
    </Card>
  );
}

const looks: Record<ReimbursementSummary['status'], { tone: Tone; icon?: IconSource; word: string }> = {
  generated: { tone: 'neutral', icon: icons.fileText, word: 'Toolkit ready' },
  submitted: { tone: 'info', icon: icons.clock, word: 'Submitted' },
  approved: { tone: 'success', word: 'Approved' },
  denied: { tone: 'danger', word: 'Denied' },
  paid: { tone: 'success', icon: icons.circleCheck, word: 'Paid' },
};

const wordOf = ({ status, approved_in_part_cents: cents }: ReimbursementSummary): string =>
  cents == null ? looks[status].word : `Approved in part: ${formatCents(cents)}`;

interface RecordEvent {
  label: string;
  date: string | undefined;
  isDenial?: boolean;
}

function markOf(date: string | undefined, isDenial = false): IconSource {
  if (date === undefined) return icons.circle;
  return isDenial ? icons.circleX : icons.circleCheck;
}

/** Returns the past and the possible events; a denial is the last. */
function eventsOf(one: ReimbursementSummary): RecordEvent[] {
  const known = (label: string, date: string | null | undefined): RecordEvent => ({
    label,
    date: date ?? undefined,
  });
  const start = [known('Toolkit created', one.generated_at), known('Submitted', one.submitted_on)];
  if (one.status === 'denied') return [...start, { ...known('Denied', one.denied_on), isDenial: true }];
  const approved = one.approved_in_part_cents == null ? 'Approved' : 'Approved in part';
  return [...start, known(approved, one.approved_on), known('Paid', one.paid_on)];
}
