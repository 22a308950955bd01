import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  EnrollmentsTable,
  ErrorState,
  ReimbursementsTable,
  Spinner,
  Stack,
  UserDetail,
} from '@redwhiteandcode/design-system';
import type { PersonDetail } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import type { ReactNode } from 'react';
import { LoadingHeading } from '../../auth/RequireSession.tsx';
import { userWords as words, usersWords } from '../../copy/adminPeople.ts';
import { useDocumentTitle } from '../../metadata/useDocumentTitle.ts';
import { callAdmin } from '../callAdmin.ts';
import { useAdminAnswer } from '../useAdminAnswer.ts';
import { useChange } from '../useChange.ts';
import { usePersonsRows } from './usePersonsRows.ts';

const listHref = '/admin/users';

/** One person: profile, roles, certificates, enrollments, reimbursements. */
export function UserPage({ userId }: { userId: string }): ReactNode {
  const { data, error, isLoading, mutate } = useAdminAnswer('GET /api/admin/users/{userId}', {
    path: { userId },
  });
  const isMissing = error?.status === 404;
  useDocumentTitle(data && words.documentTitle(data.full_name ?? data.email));
  if (isMissing) {
    return (
      <EmptyState
        headingLevel={1}
        title={words.missing}
        description={words.missingDescription}
        action={<ButtonLink href={listHref}>{words.back}</ButtonLink>}
      />
    );
  }
  if (data) return <Person person={data} />;
  if (error && !isLoading) {
    return <ErrorState headingLevel={1} title={words.loadFailure} onRetry={() => void mutate()} />;
  }
  return (
    <Stack gap={24}>
      <LoadingHeading>{words.title}</LoadingHeading>
      <Spinner />
    </Stack>
  );
}

function Person({ person }: { person: PersonDetail }): ReactNode {
  const { user_id: userId } = person;
  const enrollments = usePersonsRows('GET /api/admin/enrollments', userId, words.enrollmentsFailure);
  const toolkits = usePersonsRows('GET /api/admin/reimbursements', userId, words.reimbursementsFailure);
  const change = useChange(['GET /api/admin/enrollments']);
  return (
    <Stack gap={16}>
      <Breadcrumbs
        items={[{ label: usersWords.title, href: listHref }, { label: person.full_name ?? person.email }]}
      />
      <UserDetail
        user={person}
        enrollments={
          <EnrollmentsTable
            {...enrollments}
            isOfOne
            onDelete={({ id }) =>
              change(
                () =>
                  callAdmin('DELETE /api/admin/enrollments/{enrollmentId}', { path: { enrollmentId: id } }),
                { done: words.enrollmentDeleted },
              )
            }
          />
        }
        reimbursements={<ReimbursementsTable {...toolkits} isOfOne />}
      />
    </Stack>
  );
}
