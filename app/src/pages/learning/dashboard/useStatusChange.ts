import type { Enrollment } from '@redwhiteandcode/contract/learning/operations.ts';
import { toast } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { dashboardCopy as copy } from './dashboardCopy.ts';
import { useUpdateEnrollment } from '../../../parts/learning/useEnrollment.ts';

/** Pauses and resumes courses, and shows the result in a toast. */
export interface StatusChange {
  change: (enrollment: Enrollment, status: 'active' | 'paused') => void;
  /** The ids of the enrollments with a pending change. */
  changing: ReadonlySet<string>;
}

/** Returns a function that pauses or resumes a course, and the pending changes. */
export function useStatusChange(): StatusChange {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const updateCached = useUpdateEnrollment();
  const change = async ({ id }: Enrollment, status: 'active' | 'paused') => {
    setChanging((ids) => new Set(ids).add(id));
    try {
      updateCached(
        await callSignedIn('PATCH /api/enrollments/{enrollmentId}', {
          path: { enrollmentId: id },
          body: { status },
        }),
      );
      toast({ title: status === 'paused' ? copy.paused : copy.resumed, tone: 'success' });
    } catch (error) {
      const description = errorMessageOf(error);
      toast({ title: copy.changeFailure, description, tone: 'danger' });
    } finally {
      setChanging((ids) => new Set([...ids].filter((changingId) => changingId !== id)));
    }
  };
  return { change: (enrollment, status) => void change(enrollment, status), changing };
}
