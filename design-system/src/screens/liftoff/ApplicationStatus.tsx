import type { ReactNode } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Timeline, type TimelineItem } from '../../components/timeline/Timeline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { status as statusClass, statusHead } from './layoff.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export type ApplicationStage = 'pending' | 'under_review' | 'approved' | 'rejected';

export interface ApplicationEvent {
  status: ApplicationStage;
  /** ISO date and time. */
  time: string;
}

export interface ApplicationStatusProps {
  status: ApplicationStage;
  /** All status changes so far, oldest first. */
  history: readonly ApplicationEvent[];
  /** What a pending application waits for. */
  pendingText?: string | undefined;
  /** Why it was rejected. */
  reason?: string | undefined;
  /** The next actions, such as a link to the courses or to a new application. */
  actions?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** @default false */
  isLoading?: boolean | undefined;
  /** Why the application could not be loaded. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

const stages: Record<ApplicationStage, { tone: Tone; word: string; event: string; text?: string }> = {
  pending: { tone: 'neutral', word: 'Pending', event: 'Application submitted' },
  under_review: {
    tone: 'info',
    word: 'Under Review',
    event: 'Review started',
    text: 'A reviewer is reading your application. We’ll notify you by email.',
  },
  approved: {
    tone: 'success',
    word: 'Approved',
    event: 'Application approved',
    text: 'All courses are open to you. Enrolling in them is free once your email address is confirmed.',
  },
  rejected: {
    tone: 'danger',
    word: 'Rejected',
    event: 'Application rejected',
    text: 'Your application was not approved.',
  },
};

/** The status of an application to Layoff to Lift-Off, with the reason and the history. */
export function ApplicationStatus(props: ApplicationStatusProps): ReactNode {
  const { status, history, pendingText, reason, actions, headingLevel = 2 } = props;
  if (props.isLoading) return <StatusSkeleton />;
  if (props.error !== undefined) {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title="Your application could not be loaded"
        description={props.error}
        onRetry={props.onRetry}
      />
    );
  }
  const { tone, word, text } = stages[status];
  return (
    <Card padding="lg">
      <div className={statusClass} data-component="ApplicationStatus" data-status={status}>
        <div className={statusHead}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          <Heading level={headingLevel} size="md">
            Your application
          </Heading>
          <p className={muted}>{text ?? pendingText}</p>
        </div>
        {status === 'rejected' && reason && (
          <Alert tone="warning" title="Reason">
            {reason}
          </Alert>
        )}
        {actions && <div>{actions}</div>}
        <Stack gap={16}>
          <Heading level={headingLevel === 2 ? 3 : 4} size="sm">
            History
          </Heading>
          <Timeline label="History of your application" items={toTimeline(status, history)} />
        </Stack>
      </div>
    </Card>
  );
}

function toTimeline(status: ApplicationStage, history: readonly ApplicationEvent[]): TimelineItem[] {
  const isOpen = status === 'pending' || status === 'under_review';
  const events = history.map(({ status: stage, time }, place): TimelineItem => {
    const { event, tone } = stages[stage];
    const isLast = place === history.length - 1;
    return {
      id: `${place}`,
      time,
      title: event,
      state: isOpen && isLast ? 'current' : 'done',
      ...((stage === 'approved' || stage === 'rejected') && { tone }),
    };
  });
  return isOpen ? [...events, { id: 'decision', title: 'Decision', state: 'upcoming' }] : events;
}

function StatusSkeleton(): ReactNode {
  return (
    <Card padding="lg">
      <div className={statusClass} data-component="ApplicationStatus">
        <VisuallyHidden as="output">Loading your application...</VisuallyHidden>
        <Skeleton width="6rem" />
        <Skeleton shape="title" width="14rem" />
        <Skeleton lines={2} />
        <Skeleton shape="block" />
      </div>
    </Card>
  );
}
