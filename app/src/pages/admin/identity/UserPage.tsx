import {
  Breadcrumbs,
  CertificatesTable,
  type CertificatesTableProps,
  EnrollmentsTable,
  type EnrollmentsTableProps,
  ReimbursementsTable,
  type ReimbursementsTableProps,
  Stack,
  UserDetail,
  type UserDetailProps,
} from '@redwhiteandcode/design-system';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { ReactNode } from 'react';
import { usersCopy } from './UsersPage.tsx';
import { certificateDays } from '../../../shell/clock/dates.ts';
import { usersHref } from '../../../parts/admin/addresses.ts';
import { enrollmentDays } from '../learning/EnrollmentsPage.tsx';
import { reimbursementDays } from '../reimbursement/ReimbursementsPage.tsx';

export interface UserPageProps {
  user: UserDetailProps['user'];
  courses: UserDetailProps['courses'];
  /** The user's enrollments, which can be deleted. */
  enrollments: Omit<EnrollmentsTableProps, 'isForOneUser'>;
  /** The user's certificates, which can be revoked, reinstated and reissued. */
  certificates: Omit<CertificatesTableProps<AdminCertificate>, 'verifyHref'>;
  /** The user's reimbursement toolkits. */
  reimbursements: Omit<ReimbursementsTableProps, 'isForOneUser'>;
  actions: UserDetailProps['actions'];
}

/** The page of one user: profile, roles, enrollments, certificates, reimbursements. */
export function UserPage({
  user,
  courses,
  enrollments,
  certificates,
  reimbursements,
  actions,
}: UserPageProps): ReactNode {
  return (
    <Stack gap={16}>
      <Breadcrumbs
        items={[{ label: usersCopy.title, href: usersHref }, { label: user.full_name ?? user.email }]}
      />
      <UserDetail
        user={user}
        courses={courses}
        actions={actions}
        enrollments={
          <EnrollmentsTable {...enrollments} rows={enrollments.rows?.map(enrollmentDays)} isForOneUser />
        }
        certificates={
          <CertificatesTable
            {...certificates}
            rows={certificates.rows?.map(certificateDays)}
            verifyHref={verifyPath}
          />
        }
        reimbursements={
          <ReimbursementsTable
            {...reimbursements}
            rows={reimbursements.rows?.map(reimbursementDays)}
            isForOneUser
          />
        }
      />
    </Stack>
  );
}
