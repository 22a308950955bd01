import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { retryLabel } from '../../components/feedback/retryLabel.ts';
import { Spinner } from '../../components/spinner/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { generation, generationActions, generationMark, generationStep } from './generation.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** The status of the generation of a course's content. */
export type GenerationStatus =
  | 'queued'
  | 'outline'
  | 'lessons'
  | 'questions'
  | 'publishing'
  | 'published'
  | 'failed'
  | 'cancelled';

export interface GenerationProgressProps {
  status: GenerationStatus;
  /** The names of the steps, that all are done, and that one failed. */
  words: Record<Exclude<GenerationStatus, 'cancelled'>, string>;
  /** Number of lessons written so far. @default 0 */
  lessonsWritten?: number | undefined;
  /** Number of lessons in the outline; 0 while unknown. @default 0 */
  lessonsTotal?: number | undefined;
  /** Why it failed and what to do. */
  reason?: string | undefined;
  /** Called by 'Cancel', which is offered while it runs. */
  onCancel?: (() => void) | undefined;
  /** Called by 'Retry' after a failure and 'Generate again' after a cancellation. */
  onRetry?: (() => void) | undefined;
  /** Whether it is being canceled or restarted. @default false */
  isPending?: boolean | undefined;
}

/** The progress of the generation of a course's content, step by step, until it is published, failed or canceled. */
export function GenerationProgress(props: GenerationProgressProps): ReactNode {
  const { status, words, reason, lessonsWritten = 0, lessonsTotal = 0 } = props;
  const isRunning = stages.some((stage) => stage === status);
  return (
    <Card as="section" isRaised padding="lg">
      <div className={generation} data-component="GenerationProgress" data-status={status}>
        <Heading level={2} size="sm">
          {status === 'published' ? words.published : titles[status]}
        </Heading>
        <VisuallyHidden as="output">{announcement(props)}</VisuallyHidden>
        {status === 'failed' && (
          <Alert tone="danger" live="alert" title={words.failed}>
            {reason}
          </Alert>
        )}
        {status === 'cancelled' && <p className={smallMuted}>Nothing was published. You can start again.</p>}
        {(isRunning || status === 'published') && (
          <Stack as="ol">
            {stages.map((stage) => (
              <Stage key={stage} label={words[stage]} state={stateOf(stage, status)}>
                {stage === 'lessons' && status === 'lessons' && (
                  <LessonCount written={lessonsWritten} total={lessonsTotal} />
                )}
              </Stage>
            ))}
          </Stack>
        )}
        {isRunning && <p className={smallMuted}>It continues if you leave this page.</p>}
        <Actions {...props} isRunning={isRunning} />
      </div>
    </Card>
  );
}

const stages = ['queued', 'outline', 'lessons', 'questions', 'publishing'] as const;

const titles = {
  queued: 'Course content is being written',
  outline: 'Course content is being written',
  lessons: 'Course content is being written',
  questions: 'Course content is being written',
  publishing: 'Course content is being written',
  failed: 'The course content was not written',
  cancelled: 'Writing was canceled',
};

type StageState = 'done' | 'current' | 'next';

function stateOf(stage: GenerationStatus, status: GenerationStatus): StageState {
  const order: GenerationStatus[] = [...stages, 'published'];
  const distance = order.indexOf(stage) - order.indexOf(status);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'next';
}

function announcement({
  status,
  words,
  lessonsWritten = 0,
  lessonsTotal = 0,
}: GenerationProgressProps): string {
  if (status === 'failed' || status === 'cancelled') return titles[status];
  const isCounted = status === 'lessons' && lessonsTotal > 0;
  return isCounted ? `${words.lessons}: ${lessonsWritten} of ${lessonsTotal}` : words[status];
}

const stateText = { done: 'Done: ', current: 'Now: ', next: 'Next: ' };

function Stage({
  label,
  state,
  children,
}: {
  label: string;
  state: StageState;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={generationStep} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={generationMark}>
        {state === 'current' ? (
          <Spinner size="sm" />
        ) : (
          <Icon icon={state === 'done' ? icons.circleCheck : icons.circle} />
        )}
      </span>
      <div>
        <p>
          <VisuallyHidden>{stateText[state]}</VisuallyHidden>
          {label}
        </p>
        {children}
      </div>
    </li>
  );
}

function LessonCount({ written, total }: { written: number; total: number }): ReactNode {
  if (total === 0) return null;
  return (
    <ProgressBar
      label={`Lesson ${Math.min(written + 1, total)} of ${total}`}
      value={(written / total) * 100}
    />
  );
}

interface ActionsProps extends GenerationProgressProps {
  isRunning: boolean;
}

function Actions({ status, isRunning, onCancel, onRetry, isPending }: ActionsProps): ReactNode {
  const isOver = status === 'failed' || status === 'cancelled';
  return (
    <div className={generationActions}>
      {isRunning && onCancel && (
        <Button variant="neutral" onPress={onCancel} isPending={isPending}>
          Cancel
        </Button>
      )}
      {isOver && onRetry && (
        <Button onPress={onRetry} isPending={isPending}>
          {status === 'failed' ? retryLabel : 'Generate again'}
        </Button>
      )}
    </div>
  );
}
