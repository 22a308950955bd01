import { toast } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { callSignedIn } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { isQueryOf } from '../../shell/api/queryKey.ts';
import { seatEndCopy as copy } from './SeatEndNotice.tsx';

/** The order of a course whose company's seat has ended. */
export interface OrderEnrollment {
  /** Orders the course and opens the page of the order; opens the lessons if the course is free by now. */
  order: (enrollmentId: string) => void;
  /** The id of the enrollment that is being ordered. */
  ordering: string | undefined;
}

/** Returns the action that lets a learner pay for a course whose company's seat has ended. A failure is shown in a toast. */
export function useOrderEnrollment(): OrderEnrollment {
  const [ordering, setOrdering] = useState<string>();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const order = async (enrollmentId: string) => {
    setOrdering(enrollmentId);
    try {
      const { id, status } = await callSignedIn('POST /api/enrollments/{enrollmentId}/order', {
        path: { enrollmentId },
      });
      const stale = [
        'GET /api/enrollments',
        'GET /api/orders',
        'GET /api/courses/{courseId}/content',
        'GET /api/reimbursement-toolkits/courses',
      ] as const;
      await Promise.all(stale.map((operation) => mutate(isQueryOf(operation))));
      if (status === 'due') await navigate(`/account/orders/${id}`);
      else toast({ title: copy.opened, description: copy.openedDetail, tone: 'success' });
    } catch (error) {
      toast({ title: copy.failure, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setOrdering(undefined);
    }
  };
  return { order: (enrollmentId) => void order(enrollmentId), ordering };
}
