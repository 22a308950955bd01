import type { CertificateAction } from '@redwhiteandcode/design-system';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { PersonDetail } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useUserActions } from './useUserActions.ts';
import { useUserRows } from './useUserRows.ts';
import { recordStatus, useAdminQuery } from '../../../parts/admin/useAdminQuery.ts';
import { useChange } from '../../../parts/admin/useChange.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { userCopy as copy } from '../../../parts/admin/peopleCopy.ts';
import { useDocumentTitle } from '../../../shell/metadata/useDocumentTitle.ts';
import { userHref, usersHref } from '../../../parts/admin/addresses.ts';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { UserPage } from './UserPage.tsx';
import type { Route } from './+types/userRoute.ts';

/** Loads when it is first opened. */
const ChangeCertificate = lazy(() => import('./ChangeCertificate.tsx'));

export const meta = ({ params }: Route.MetaArgs) => adminMeta(copy, userHref(params.userId));

export default function AdminUserRoute({ params: { userId } }: Route.ComponentProps): ReactNode {
  return <User key={userId} userId={userId} />;
}

function User({ userId }: { userId: string }): ReactNode {
  const query = useAdminQuery('GET /api/admin/users/{userId}', { path: { userId } });
  const { data, error } = query;
  useDocumentTitle(data && `${data.full_name ?? data.email} | ${adminCopy.area}`);
  if (data && error?.status !== 404) return <UserRecord user={data} />;
  return <RecordState status={recordStatus(query)} copy={copy.record} listHref={usersHref} />;
}

function UserRecord({ user }: { user: PersonDetail }): ReactNode {
  const { user_id: userId } = user;
  const ofUser = { query: { user_id: userId } };
  const enrollments = useUserRows('GET /api/admin/enrollments', ofUser, copy.enrollmentsFailure);
  const certificates = useUserRows(
    'GET /api/admin/users/{userId}/certificates',
    { path: { userId } },
    copy.certificatesFailure,
  );
  const { data: courses } = useAdminQuery('GET /api/admin/courses', {
    query: { status: 'published', sort: 'title', order: 'asc', limit: 100 },
  });
  const toolkits = useUserRows('GET /api/admin/reimbursements', ofUser, copy.reimbursementsFailure);
  const certificatesTable = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ action: CertificateAction; certificate: AdminCertificate }>();
  const onAct = useCallback(
    (action: CertificateAction, certificate: AdminCertificate) => setAsked({ action, certificate }),
    [],
  );
  const change = useChange(['GET /api/admin/enrollments']);
  const deleteEnrollment = ({ id }: { id: string }) =>
    change(() => callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }), {
      done: copy.enrollmentDeleted,
    });
  const actions = useUserActions(userId);
  return (
    <>
      <UserPage
        user={user}
        courses={courses?.items ?? []}
        actions={actions}
        enrollments={{ ...enrollments, onDelete: deleteEnrollment }}
        certificates={{ ...certificates, onAct, ref: certificatesTable }}
        reimbursements={toolkits}
      />
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
