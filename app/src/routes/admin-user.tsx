import type { CertificateAction } from '@redwhiteandcode/design-system';
import type { AdminCertificate } from '@redwhiteandcode/lambdas/contract/credentials-admin.ts';
import type { PersonDetail } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { adminMeta } from '../admin/adminMeta.ts';
import { callAdmin } from '../admin/callAdmin.ts';
import { ChangeCertificate } from '../admin/people/ChangeCertificate.tsx';
import { useUserActions } from '../admin/people/useUserActions.ts';
import { useUserRows } from '../admin/people/useUserRows.ts';
import { recordStatus, useAdminQuery } from '../admin/useAdminQuery.ts';
import { useChange } from '../admin/useChange.ts';
import { adminCopy } from '../copy/admin.ts';
import { userCopy as copy } from '../copy/adminPeople.ts';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import { userHref, usersHref } from '../pages/admin/addresses.ts';
import { RecordState } from '../pages/admin/RecordState.tsx';
import { UserPage } from '../pages/admin/UserPage.tsx';
import type { Route } from './+types/admin-user.ts';

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
        <ChangeCertificate {...asked} onClose={() => setAsked(undefined)} fallbackFocus={certificatesTable} />
      )}
    </>
  );
}
