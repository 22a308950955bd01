import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import {
  Alert,
  AttemptForm,
  AttemptReview,
  type BlockState,
  Button,
  Inline,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { reviewOf } from '../../../parts/assessment/review.ts';
import type { CourseModules } from '../../../parts/learning/lessons.ts';
import type { RequestOf } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { assessmentEditorCopy } from './assessmentEditorCopy.ts';

const copy = assessmentEditorCopy.preview;
const operation = 'POST /api/admin/courses/{courseId}/assessment/preview';

const untouched: BlockState = { work: { is_checked: false, ticked: [] }, saving: 'idle', earlier: 0 };

export interface AttemptPreviewProps {
  courseId: string;
  modules: CourseModules;
  /** Whether the editor shows what is stored. */
  isSaved: boolean;
}

/** An attempt at the stored assessment, as a learner gets it, with its review on demand. Nothing is stored. */
export default function AttemptPreview({ courseId, modules, isSaved }: AttemptPreviewProps): ReactNode {
  const [attempt, setAttempt] = useState<Attempt>();
  const [seed, setSeed] = useState('');
  const [states, setStates] = useState<Record<string, BlockState>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const load = async (body: RequestOf<typeof operation>['body']) => {
    setIsPending(true);
    setFailure(undefined);
    try {
      setAttempt(await callAdmin(operation, { path: { courseId }, body }));
      if (body.answers) return;
      setSeed(body.seed);
      setStates({});
    } catch (error) {
      setFailure(errorMessageOf(error));
    } finally {
      setIsPending(false);
    }
  };
  const answers = Object.fromEntries(
    Object.entries(states).flatMap(([id, { work }]) => (work.answer ? [[id, work.answer]] : [])),
  );
  const review = attempt?.status === 'submitted' ? reviewOf(attempt, courseId, modules) : undefined;
  const reviewRef = useRef<HTMLDivElement>(null);
  const isReviewed = review !== undefined;
  // The pressed button is removed with the questions.
  useEffect(() => reviewRef.current?.focus(), [isReviewed]);
  const showReview = () => void load({ seed, answers });
  return (
    <Stack gap={24}>
      <Text>{copy.note}</Text>
      {!isSaved && <Alert tone="info">{copy.unsaved}</Alert>}
      <Inline gap={12}>
        <Button
          variant="neutral"
          isPending={isPending}
          onPress={() => void load({ seed: crypto.randomUUID() })}
        >
          {attempt ? copy.again : copy.draw}
        </Button>
        {attempt?.status === 'open' && (
          <Button variant="neutral" isPending={isPending} onPress={showReview}>
            {copy.review}
          </Button>
        )}
      </Inline>
      {failure && (
        <Alert tone="danger" live="alert">
          {failure}
        </Alert>
      )}
      {attempt?.status === 'open' && (
        <AttemptForm
          key={seed}
          number={1}
          attempts={1}
          questions={attempt.questions}
          stateOf={(id) => states[id] ?? untouched}
          onWorkChange={(id, work) => setStates((old) => ({ ...old, [id]: { ...untouched, work } }))}
          onRetry={() => undefined}
          onSubmit={showReview}
          isSubmitting={isPending}
        />
      )}
      {review && (
        <div ref={reviewRef} tabIndex={-1}>
          <AttemptReview {...review} />
        </div>
      )}
    </Stack>
  );
}
