import type { Enrollment } from '@redwhiteandcode/lambdas/contract/learning.ts';
import { EnrollmentCard, Text, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { callSignedIn } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { dashboardWords as words } from '../copy/dashboard.ts';
import { useKeepEnrollment } from './useEnrollment.ts';

/** A course on the dashboard, with pausing and resuming. */
export function EnrolledCourse({ enrollment }: { enrollment: Enrollment }): ReactNode {
  const { course_id, certificate_number } = enrollment;
  const { change, isPending } = useStatusChange(enrollment);
  return (
    <EnrollmentCard
      enrollment={enrollment}
      headingLevel={3}
      learnHref={`/learn/${course_id}`}
      detailsHref={`/course/${course_id}`}
      certificateHref={certificate_number === null ? undefined : `/verify/${certificate_number}`}
      onPause={() => change('paused')}
      onResume={() => change('active')}
      isPending={isPending}
    >
      {enrollment.is_free && <Text size="sm">{words.free}</Text>}
    </EnrollmentCard>
  );
}

function useStatusChange({ id }: Enrollment): {
  change: (status: 'active' | 'paused') => void;
  isPending: boolean;
} {
  const [isPending, setIsPending] = useState(false);
  const keep = useKeepEnrollment();
  const change = async (status: 'active' | 'paused') => {
    setIsPending(true);
    try {
      keep(
        await callSignedIn('PATCH /api/enrollments/{enrollmentId}', {
          path: { enrollmentId: id },
          body: { status },
        }),
      );
      toast({ title: status === 'paused' ? words.paused : words.resumed, tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error);
      toast({ title: words.changeFailure, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return { change: (status) => void change(status), isPending };
}
