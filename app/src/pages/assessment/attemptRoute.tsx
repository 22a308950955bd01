import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import { AttemptForm, AttemptReview } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { assessmentHref, attemptHref } from '../../parts/assessment/addresses.ts';
import { reviewOf, type SubmittedAttempt } from '../../parts/assessment/review.ts';
import { questionSubject } from '../../parts/learning/blockSubject.ts';
import { completionHref } from '../../parts/learning/lessons.ts';
import { useErrorReports } from '../../parts/learning/useErrorReports.tsx';
import { useWorkStore } from '../../parts/learning/useWorkStore.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AssessmentFrame, isNone, NotLoadedAssessment } from './AssessmentFrame.tsx';
import { assessmentCopy as copy } from './assessmentCopy.ts';
import type { Route } from './+types/attemptRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.attempt(Number(params.attempt)),
    description: copy.description,
    path: attemptHref(params.courseId, Number(params.attempt)),
    isPrivate: true,
  });

/** Serves `/learn/{courseId}/assessment/{attempt}`: the questions of an open attempt, or the review of a submitted one. */
export default function AttemptRoute({ params: { courseId, attempt } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <OwnAttempt key={`${courseId}/${attempt}`} courseId={courseId} number={Number(attempt)} />
    </RequireSession>
  );
}

function OwnAttempt({ courseId, number }: { courseId: string; number: number }): ReactNode {
  const enrollments = useSessionList('GET /api/enrollments', { query: { course_id: courseId } });
  const assessment = useSessionQuery('GET /api/courses/{courseId}/assessment', { path: { courseId } });
  const attempt = useSessionQuery('GET /api/courses/{courseId}/assessment/attempts/{attempt}', {
    path: { courseId, attempt: number },
  });
  const { data } = attempt;
  const enrollment = enrollments.data?.[0];
  if (!data || !enrollment || !assessment.data || isNone(attempt.error))
    return <NotLoadedAssessment courseId={courseId} queries={[attempt, assessment, enrollments]} />;
  const onSubmitted = (submitted: Attempt) => {
    void attempt.mutate(submitted, { revalidate: false });
    void assessment.mutate();
    focusPage();
  };
  return (
    <AssessmentFrame courseId={courseId} courseTitle={enrollment.course.title} attempt={number}>
      {data.status === 'open' ? (
        <Questions
          courseId={courseId}
          attempt={data}
          attempts={assessment.data.attempts}
          onSubmitted={onSubmitted}
        />
      ) : (
        <Review courseId={courseId} attempt={data} isCompleted={enrollment.status === 'completed'} />
      )}
    </AssessmentFrame>
  );
}

interface QuestionsProps {
  courseId: string;
  attempt: Extract<Attempt, { status: 'open' }>;
  /** The number of all attempts. */
  attempts: number;
  onSubmitted: (attempt: Attempt) => void;
}

function Questions({ courseId, attempt, attempts, onSubmitted }: QuestionsProps): ReactNode {
  const path = { courseId, attempt: attempt.number };
  const { stateOf, change, retry, flush } = useWorkStore({
    name: `${courseId}/assessment/${attempt.number}`,
    save: (questionId, body) =>
      callSignedIn('PUT /api/courses/{courseId}/assessment/attempts/{attempt}/answers/{questionId}', {
        path: { ...path, questionId },
        body,
      }),
    saved: attempt.answers,
  });
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setIsSubmitting(true);
    setFailure(undefined);
    try {
      await flush();
      onSubmitted(
        await callSignedIn('POST /api/courses/{courseId}/assessment/attempts/{attempt}/submission', { path }),
      );
    } catch (error) {
      setFailure(errorMessageOf(error));
      setIsSubmitting(false);
    }
  };
  return (
    <AttemptForm
      number={attempt.number}
      attempts={attempts}
      questions={attempt.questions}
      stateOf={stateOf}
      onWorkChange={change}
      onRetry={retry}
      onSubmit={() => void submit()}
      isSubmitting={isSubmitting}
      failure={failure}
    />
  );
}

interface ReviewProps {
  courseId: string;
  attempt: SubmittedAttempt;
  /** Whether all lessons are completed, so that the learner has a certificate. */
  isCompleted: boolean;
}

function Review({ courseId, attempt, isCompleted }: ReviewProps): ReactNode {
  const { data: modules } = useSessionList('GET /api/courses/{courseId}/content', { path: { courseId } });
  const { renderUnder, dialog } = useErrorReports<SubmittedAttempt['questions'][number]>(
    ({ id, lesson }) => ({ course_id: courseId, attempt: attempt.number, block_id: id, ...lesson }),
    questionSubject,
  );
  const review = reviewOf(attempt, courseId, modules ?? []);
  return (
    review && (
      <>
        <AttemptReview
          {...review}
          pages={{
            assessmentHref: assessmentHref(courseId),
            certificateHref: isCompleted ? completionHref(courseId) : undefined,
            lessonsHref: `/learn/${courseId}`,
          }}
          renderUnder={({ id }) => {
            const question = attempt.questions.find((one) => one.id === id);
            return question && renderUnder(question);
          }}
        />
        {dialog}
      </>
    )
  );
}
