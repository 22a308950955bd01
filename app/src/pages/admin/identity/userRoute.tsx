import type { CertificateAction, EnrollmentRow, UserActions } from '@redwhiteandcode/design-system';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { PersonDetail } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { userHref, usersHref } from '../../../parts/admin/addresses.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { UserPage } from './UserPage.tsx';
import type { Route } from './+types/userRoute.ts';
import { type ItemOf, listAll } from '../../../shell/api/listAll.ts';
import type { RequestOf } from '../../../shell/api/client.ts';
import { useSessionKey } from '../../../shell/api/useSessionQuery.ts';
import { useCachedQuery } from '../../../shell/api/useCachedQuery.ts';

export const meta = ({ params }: Route.MetaArgs) => adminMeta(userCopy, userHref(params.userId));

export default function AdminUserRoute({ params: { userId } }: Route.ComponentProps): ReactNode {
  return <User key={userId} userId={userId} />;
}

function User({ userId }: { userId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/users/{userId}', { path: { userId } });
  const { data, error } = query;
  useDocumentTitle(data && `${data.full_name ?? data.email} | ${adminCopy.area}`);
  if (data && error?.status !== 404) return <UserRecord user={data} />;
  return <RecordState status={recordStatus(query)} copy={userCopy.record} listHref={usersHref} />;
}

function UserRecord({ user }: { user: PersonDetail }): ReactNode {
  const { user_id: userId } = user;
  const ofUser = { query: { user_id: userId } };
  const enrollments = useUserRows('GET /api/admin/enrollments', ofUser, userCopy.enrollmentsFailure);
  const certificates = useUserRows(
    'GET /api/admin/users/{userId}/certificates',
    { path: { userId } },
    userCopy.certificatesFailure,
  );
  const { data: courses } = useAdminQuery('GET /api/admin/courses', {
    query: { status: 'published', sort: 'title', order: 'asc', limit: 100 },
  });
  const toolkits = useUserRows('GET /api/admin/reimbursements', ofUser, userCopy.reimbursementsFailure);
  const certificatesTable = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ action: CertificateAction; certificate: AdminCertificate }>();
  const onAct = useCallback(
    (action: CertificateAction, certificate: AdminCertificate) => setAsked({ action, certificate }),
    [],
  );
  const change = useChange(['GET /api/admin/enrollments']);
  const deleteEnrollment = ({ id }: { id: string }) =>
    change(() => callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }), {
      done: userCopy.enrollmentDeleted,
    });
  const actions = useUserActions(userId);
  const [assessed, setAssessed] = useState<EnrollmentRow>();
  return (
    <>
      <UserPage
        user={user}
        courses={courses?.items ?? []}
        actions={actions}
        enrollments={{ ...enrollments, onDelete: deleteEnrollment, onAssessment: setAssessed }}
        certificates={{ ...certificates, onAct, ref: certificatesTable }}
        reimbursements={toolkits}
      />
      {assessed && (
        <Suspense>
          <GrantAttempt enrollment={assessed} onClose={() => setAssessed(undefined)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <ChangeCertificate
            {...asked}
            onClose={() => setAsked(undefined)}
            fallbackFocus={certificatesTable}
          />
        </Suspense>
      )}
    </>
  );
}

/** The copy of a user's page. */
export const userCopy = {
  title: 'User',
  description: 'A user’s profile, enrollments, certificates and reimbursements.',
  record: {
    title: 'User',
    failure: 'The user could not be loaded',
    missing: 'User not found',
    missingDescription: 'There is no user at this address.',
    back: 'Back to User Management',
  },
  enrollmentsFailure: 'The enrollments could not be loaded',
  certificatesFailure: 'The certificates could not be loaded',
  reimbursementsFailure: 'The reimbursements could not be loaded',
  enrolled: 'The user was enrolled',
  ordered: 'The order was created. The course opens when it is paid',
  enrollmentDeleted: 'Enrollment deleted successfully',
  sessionsEnded: 'All sessions ended',
  resetSent: 'Password reset sent',
  twoStepEnded: 'Two-step verification ended',
  suspended: 'Account suspended',
  reactivated: 'Account reactivated',
} as const;

/** Returns the actions on a user's account. Each shows a toast, and rejects with a message on failure. */
function useUserActions(userId: string): UserActions {
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
        'total_cents' in made ? userCopy.ordered : userCopy.enrolled;
      const failure = await change(enroll, { done });
      if (failure !== undefined) throw new Error(failure);
    },
    onEndSessions: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/sign-out', of), userCopy.sessionsEnded),
    onSendReset: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/password-reset', of), userCopy.resetSent),
    onEndTwoStep: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/end-two-step', of), userCopy.twoStepEnded),
    onSuspend: () =>
      run(() => callAdmin('POST /api/admin/users/{userId}/suspension', of), userCopy.suspended),
    onReactivate: () =>
      run(() => callAdmin('DELETE /api/admin/users/{userId}/suspension', of), userCopy.reactivated),
  };
}

type UserListKey =
  | 'GET /api/admin/enrollments'
  | 'GET /api/admin/users/{userId}/certificates'
  | 'GET /api/admin/reimbursements';

/** Returns all rows of a user's list, newest first, as a table's props. */
function useUserRows<K extends UserListKey>(key: K, request: RequestOf<K>, failure: string) {
  const { data, error, isLoading, mutate } = useCachedQuery<ItemOf<K>[]>(useSessionKey(key, request), () =>
    listAll(callAdmin as Parameters<typeof listAll<K>>[0], key, request),
  );
  return {
    rows: data ?? [],
    count: data?.length,
    isLoading: isLoading && data === undefined,
    error: error && data === undefined ? failure : undefined,
    onRetry: () => void mutate(),
  };
}

/** Each loads when it is first opened. */
const ChangeCertificate = lazy(() => import('./ChangeCertificate.tsx'));
const GrantAttempt = lazy(() => import('../assessment/GrantAttempt.tsx'));
