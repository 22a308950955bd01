import type { EnrollmentRow } from '@redwhiteandcode/design-system';
import { adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminMeta } from '../../../parts/admin/adminMeta.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useAdminList } from '../../../parts/admin/useAdminList.tsx';
import { useChange, useEachChange } from '../../../parts/admin/useChange.ts';
import { enrollmentsCopy as copy } from '../catalog/courseCopy.ts';
import { enrollmentsHref } from '../../../parts/admin/addresses.ts';
import { EnrollmentsPage } from './EnrollmentsPage.tsx';

const affected = ['GET /api/admin/enrollments', 'GET /api/admin/analytics'] as const;

export const meta = () => adminMeta(copy, enrollmentsHref);

export default function AdminEnrollmentsRoute(): ReactNode {
  const [search] = useSearchParams();
  const userId = search.get('user_id');
  const list = useAdminList('enrollments', copy, {
    states: { ...adminLists.enrollments.states, user_id: userId === null ? [] : [userId] },
  });
  const change = useChange(affected);
  const deleteEach = useEachChange(affected, ({ id }: EnrollmentRow) =>
    callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }),
  );
  const [assessed, setAssessed] = useState<EnrollmentRow>();
  return (
    <>
      <EnrollmentsPage
        list={list}
        isForOneUser={userId !== null}
        onDeleteEach={deleteEach}
        onAssessment={setAssessed}
        onDelete={({ id }) =>
          change(
            () => callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }),
            { done: copy.deleted },
          )
        }
      />
      {assessed && (
        <Suspense>
          <GrantAttempt enrollment={assessed} onClose={() => setAssessed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Loads when it is first opened. */
const GrantAttempt = lazy(() => import('../assessment/GrantAttempt.tsx'));
