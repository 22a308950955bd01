import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import type { CourseContent } from '@redwhiteandcode/contract/catalog/operations.ts';
import { AttemptForm, AttemptReview, type ReviewQuestion } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { assessmentHref, attemptHref } from '../../parts/assessment/addresses.ts';
import { answerText } from '../../parts/learning/answerText.ts';
import { completionHref, lessonHref, lessonKey, lessonsOf } from '../../parts/learning/lessons.ts';
import { useWorkStore } from '../../parts/learning/useWorkStore.ts';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { usePublicQuery } from '../../shell/api/usePublicQuery.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { FailurePage } from '../../shell/frame/FailurePage.tsx';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AssessmentFrame, NoAssessment } from './AssessmentFrame.tsx';
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
  const { data: course } = usePublicQuery('GET /api/courses/{courseId}', { path: { courseId } });
  const assessment = useSessionQuery('GET /api/courses/{courseId}/assessment', { path: { courseId } });
  const { data, error, mutate, isValidating } = useSessionQuery(
    'GET /api/courses/{courseId}/assessment/attempts/{attempt}',
    { path: { courseId, attempt: number } },
  );
  if (error && [400, 403, 404].includes(error.status)) return <NoAssessment courseId={courseId} />;
  if (error && !data) {
    return (
      <FailurePage
        title={copy.failure}
        description={errorMessageOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!data || !course || !assessment.data) return <PageLoading title={copy.title} />;
  const onSubmitted = (submitted: Attempt) => {
    void mutate(submitted, { revalidate: false });
    void assessment.mutate();
    focusPage();
  };
  return (
    <AssessmentFrame courseId={courseId} courseTitle={course.title} attempt={number}>
      {data.status === 'open' ? (
        <Questions
          courseId={courseId}
          attempt={data}
          attempts={assessment.data.attempts}
          onSubmitted={onSubmitted}
        />
      ) : (
        <Review courseId={courseId} attempt={data} />
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

type SubmittedAttempt = Extract<Attempt, { status: 'submitted' }>;

function Review({ courseId, attempt }: { courseId: string; attempt: SubmittedAttempt }): ReactNode {
  const { data: modules } = useSessionList('GET /api/courses/{courseId}/content', { path: { courseId } });
  if (!attempt.result) return null;
  const questions = reviewedOf(attempt, courseId, modules ?? []);
  const wrong = new Set(questions.flatMap(({ is_right, lesson }) => (is_right ? [] : (lesson?.href ?? []))));
  const lessons = lessonsOf(modules ?? []).map((lesson) => ({
    title: lesson.lesson_title,
    href: lessonHref(courseId, lesson),
  }));
  return (
    <AttemptReview
      result={attempt.result}
      passPercent={attempt.pass_percent}
      modules={modulesOf(attempt, modules ?? [])}
      questions={questions}
      toReview={lessons.filter(({ href }) => wrong.has(href))}
      assessmentHref={assessmentHref(courseId)}
      certificateHref={completionHref(courseId)}
    />
  );
}

/** Returns the results by module, in the course's order. */
function modulesOf({ questions }: SubmittedAttempt, modules: readonly CourseContent[]) {
  return modules.flatMap(({ module_number, module_title }) => {
    const own = questions.filter(({ lesson }) => lesson.module_number === module_number);
    const right = own.filter(({ is_right }) => is_right).length;
    return own.length > 0 ? [{ title: module_title, right, questions: own.length }] : [];
  });
}

function reviewedOf(
  { questions, answers }: SubmittedAttempt,
  courseId: string,
  modules: readonly CourseContent[],
): ReviewQuestion[] {
  const lessons = new Map(lessonsOf(modules).map((lesson) => [lessonKey(lesson), lesson]));
  const answerOf = new Map(answers.map(({ block_id, answer }) => [block_id, answer]));
  return questions.map(({ task, parts, lesson: position, ...question }) => {
    const lesson = lessons.get(lessonKey(position));
    return {
      ...question,
      answer: answerText(task, answerOf.get(question.id)),
      feedback: parts,
      lesson: lesson && { title: lesson.lesson_title, href: lessonHref(courseId, lesson) },
    };
  });
}
