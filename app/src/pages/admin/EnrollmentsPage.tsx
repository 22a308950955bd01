import {
  ButtonLink,
  type EnrollmentRow,
  EnrollmentsTable,
  type EnrollmentsTableProps,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { enrollmentsCopy as copy } from '../../copy/adminCourses.ts';
import { enrollmentsHref } from './addresses.ts';
import type { AdminList } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';

export interface EnrollmentsPageProps extends Pick<EnrollmentsTableProps, 'onDelete'> {
  list: AdminList<EnrollmentRow>;
  /** Whether only one user's enrollments are listed. @default false */
  isForOneUser?: boolean | undefined;
}

/** The list of all enrollments, or of one user's. */
export function EnrollmentsPage({ list, isForOneUser = false, onDelete }: EnrollmentsPageProps): ReactNode {
  return (
    <AdminListPage
      list={list}
      copy={copy}
      summary={isForOneUser ? copy.ofOneUser : undefined}
      actions={
        isForOneUser && (
          <ButtonLink href={enrollmentsHref} variant="neutral">
            {copy.showAll}
          </ButtonLink>
        )
      }
    >
      <EnrollmentsTable {...list.table} onDelete={onDelete} />
    </AdminListPage>
  );
}
