import type { UserActions } from '@redwhiteandcode/design-system';
import { userCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

/** Returns the actions on a user's account. Each shows a toast, and rejects with a message on failure. */
export function useUserActions(userId: string): UserActions {
  const change = useChange([
    'GET /api/admin/users/{userId}',
    'GET /api/admin/enrollments',
    'GET /api/admin/audit-log',
  ]);
  const of = { path: { userId } };
  const run = async (call: () => Promise<unknown>, done: string) => {
    const failure = await change(call, { done });
    if (failure !== undefined) throw new Error(failure);
  };
  return {
    onEnroll: async (course_id) => {
      const enroll = () => callAdmin('POST /api/admin/enrollments', { body: { user_id: userId, course_id } });
      const done = (made: Awaited<ReturnType<typeof enroll>>) =>
        'total_cents' in made ? copy.ordered : copy.enrolled;
      const failure = await change(enroll, { done });
      if (failure !== undefined) throw new Error(failure);
    },
    onEndSessions: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/sign-out', of), copy.sessionsEnded),
    onSendReset: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/password-reset', of), copy.resetSent),
    onEndTwoStep: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/end-two-step', of), copy.twoStepEnded),
    onSuspend: () => run(() => callAdmin('POST /api/admin/users/{userId}/suspension', of), copy.suspended),
    onReactivate: () =>
      run(() => callAdmin('DELETE /api/admin/users/{userId}/suspension', of), copy.reactivated),
  };
}
