import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

/** A draft that a model writes or has written. */
export interface DraftProgress {
  kind: 'course' | 'module' | 'bank';
  /** The title of the module; null for a course. */
  title: string | null;
  status: 'queued' | 'outline' | 'lessons' | 'questions' | 'finished' | 'failed';
  lessons_written: number;
  /** 0 until it is known. */
  lessons_total: number;
  /** Why it failed. */
  reason: { message: string } | null;
}

/** An action that returns why it failed, if it did. */
type Action = () => Promise<string | undefined>;

export interface DraftingPanelProps {
  draft: DraftProgress | null;
  /** The form that starts a draft, which is shown while there is none. */
  form: ReactNode;
  /** Where the draft opens, if not on this page: 'the assessment of this course'. */
  elsewhere?: string | undefined;
  /** Opens the finished draft as unsaved changes. */
  onOpen: Action;
  /** Cancels a running draft, or forgets one that has ended. */
  onRemove: Action;
  /** Closes the form. */
  onClose: () => void;
  /** Whether the panel takes the focus when it appears, because the pressed button is gone. @default false */
  takesFocus?: boolean | undefined;
}

/** Has a model draft a part of a course: the form, the progress, and the finished draft. Nothing is saved by itself. */
export function DraftingPanel({
  draft,
  form,
  elsewhere,
  onOpen,
  onRemove,
  onClose,
  takesFocus = false,
}: DraftingPanelProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<'open' | 'remove'>();
  const view = draft ? viewOf(draft) : 'form';
  const appear = useEffectEvent(() => takesFocus && heading.current?.focus());
  useEffect(() => void appear(), []);
  const run = async (name: 'open' | 'remove', action: Action) => {
    if (pending) return;
    setPending(name);
    setFailure(await action());
    setPending(undefined);
  };
  const remove = (label: string) => (
    <Button
      size="sm"
      variant="neutral"
      isPending={pending === 'remove'}
      onPress={() => void run('remove', onRemove)}
    >
      {label}
    </Button>
  );
  return (
    <Card>
      <section aria-labelledby={id} data-component="DraftingPanel">
        <Stack gap={16}>
          <Heading level={2} id={id} ref={heading}>
            Draft with AI
          </Heading>
          <VisuallyHidden as="output">{draft ? announcementOf(draft) : ''}</VisuallyHidden>
          {!draft && (
            <>
              <Text tone="muted">
                A model writes a draft, which opens as unsaved changes. Read it, correct it, and run its labs
                before you publish it. Nothing is saved by itself.
              </Text>
              {form}
              <Inline>
                <Button size="sm" variant="neutral" onPress={onClose}>
                  Close
                </Button>
              </Inline>
            </>
          )}
          {draft && view === 'running' && (
            <>
              <ProgressBar
                label={`${subjectOf(draft)}: ${stepOf(draft)}`}
                value={
                  draft.lessons_total > 0 ? (draft.lessons_written / draft.lessons_total) * 100 : undefined
                }
                valueLabel={
                  draft.lessons_total > 0
                    ? `${draft.lessons_written} of ${draft.lessons_total} lessons`
                    : undefined
                }
              />
              <Text tone="muted">You can keep working here, or leave the page and come back.</Text>
              <Inline>{remove('Cancel the draft')}</Inline>
            </>
          )}
          {draft && view === 'failed' && (
            <Alert tone="danger" title={`${subjectOf(draft)} could not be drafted`}>
              <Stack gap={12}>
                <Text>{draft.reason?.message}</Text>
                <Inline>{remove('Dismiss')}</Inline>
              </Stack>
            </Alert>
          )}
          {draft && view === 'finished' && (
            <Alert tone="success" title={`${subjectOf(draft)} is drafted`}>
              <Stack gap={12}>
                <Text>
                  {elsewhere === undefined
                    ? 'It is not part of the course yet. It is kept for a week.'
                    : `Open it in ${elsewhere}. It is kept for a week.`}
                </Text>
                <Inline>
                  {elsewhere === undefined && (
                    <Button size="sm" isPending={pending === 'open'} onPress={() => void run('open', onOpen)}>
                      Open as unsaved changes
                    </Button>
                  )}
                  {remove('Dismiss')}
                </Inline>
              </Stack>
            </Alert>
          )}
          {failure !== undefined && (
            <Alert tone="danger" live="alert">
              {failure}
            </Alert>
          )}
        </Stack>
      </section>
    </Card>
  );
}

type View = 'running' | 'finished' | 'failed';

const viewOf = ({ status }: DraftProgress): View =>
  status === 'finished' || status === 'failed' ? status : 'running';

function subjectOf({ kind, title }: DraftProgress): string {
  if (kind === 'course') return 'The course';
  return kind === 'module' ? `The module “${title}”` : `The test of “${title}”`;
}

const steps: Record<Exclude<DraftProgress['status'], View>, string> = {
  queued: 'waiting for its turn',
  outline: 'planning it',
  lessons: 'writing the lessons',
  questions: 'writing the questions',
};

const stepOf = ({ status }: DraftProgress): string =>
  status === 'finished' || status === 'failed' ? '' : steps[status];

function announcementOf(draft: DraftProgress): string {
  const view = viewOf(draft);
  if (view === 'finished') return `${subjectOf(draft)} is drafted.`;
  if (view === 'failed') return `${subjectOf(draft)} could not be drafted. ${draft.reason?.message ?? ''}`;
  const written =
    draft.lessons_total > 0 ? `, ${draft.lessons_written} of ${draft.lessons_total} lessons` : '';
  return `${subjectOf(draft)}: ${stepOf(draft)}${written}`;
}
