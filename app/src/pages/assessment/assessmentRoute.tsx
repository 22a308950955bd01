import type { Assessment } from '@redwhiteandcode/contract/assessment/operations.ts';
import { scale } from '@redwhiteandcode/contract/assessment/scale.ts';
import { readerMoment } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { AssessmentOverview, type OverviewState } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { assessmentHref, attemptHref } from '../../parts/assessment/addresses.ts';
import { completionHref } from '../../parts/learning/lessons.ts';
import { seatEndText } from '../../parts/learning/SeatEndNotice.tsx';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionList, useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { RequireSession } from '../../shell/frame/RequireSession.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { AssessmentFrame, isNone, NotLoadedAssessment } from './AssessmentFrame.tsx';
import { assessmentCopy as copy } from './assessmentCopy.ts';
import type { Route } from './+types/assessmentRoute.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    path: assessmentHref(params.courseId),
    isPrivate: true,
  });

/** Serves `/learn/{courseId}/assessment`: the rules, the learner's attempts, and the next one. */
export default function AssessmentRoute({ params: { courseId } }: Route.ComponentProps): ReactNode {
  return (
    <RequireSession title={copy.title}>
      <Overview key={courseId} courseId={courseId} />
    </RequireSession>
  );
}

function Overview({ courseId }: { courseId: string }): ReactNode {
  const path = { courseId };
  const enrollments = useSessionList('GET /api/enrollments', { query: { course_id: courseId } });
  const query = useSessionQuery('GET /api/courses/{courseId}/assessment', { path });
  const { data } = query;
  const enrollment = enrollments.data?.[0];
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setIsStarting(true);
    setFailure(undefined);
    try {
      const { number } = await callSignedIn('POST /api/courses/{courseId}/assessment/attempts', { path });
      void navigate(attemptHref(courseId, number));
    } catch (problem) {
      setFailure(errorMessageOf(problem));
      void query.mutate();
    } finally {
      setIsStarting(false);
    }
  };
  if (!data || !enrollment || isNone(query.error))
    return <NotLoadedAssessment courseId={courseId} queries={[query, enrollments]} />;
  return (
    <AssessmentFrame courseId={courseId} courseTitle={enrollment.course.title}>
      <AssessmentOverview
        rules={data}
        state={shownState(data.state)}
        taken={data.taken.map(({ number, submitted_at, result }) => ({
          number,
          submitted: submitted_at === null ? undefined : readerMoment(submitted_at),
          result,
        }))}
        best={data.best}
        scale={scale}
        attemptHref={(number) => attemptHref(courseId, number)}
        certificateHref={enrollment.status === 'completed' ? completionHref(courseId) : undefined}
        lessonsHref={`/learn/${courseId}`}
        contactHref="/contact"
        onStart={() => void start()}
        isStarting={isStarting}
        failure={failure}
      />
    </AssessmentFrame>
  );
}

function shownState(state: Assessment['state']): OverviewState {
  if (state.kind === 'ended') return { kind: 'ended', reason: seatEndText(state.seat_end) };
  return state.kind === 'waiting' ? { ...state, until: readerMoment(state.until) } : state;
}
