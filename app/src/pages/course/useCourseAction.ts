import { toast } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { signInHref } from '../../shell/session/returnTo.ts';

/**
 * Runs a signed-in user's actions on a course. A session that has ended redirects to sign-in and back; any other failure
 * is shown in a toast with the given title.
 */
export function useCourseAction(courseId: string) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const run = async (failureTitle: string, action: () => Promise<void>): Promise<void> => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        await navigate(signInHref(`/course/${courseId}`));
        return;
      }
      const description = errorMessageOf(error);
      setFailure(description);
      toast({ title: failureTitle, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  };
  return { run, isPending, failure };
}
