import {
  Button,
  ButtonLink,
  type EnrollmentRow,
  EnrollmentsTable,
  type EnrollmentsTableProps,
} from '@redwhiteandcode/design-system';
import { withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type ReactNode, useRef, useState } from 'react';
import { enrollmentsCopy as copy } from '../catalog/courseCopy.ts';
import { enrollmentsHref } from '../../../parts/admin/addresses.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { BulkQuestion } from '../../../parts/admin/BulkQuestion.tsx';
import { type BulkAction, useBulk } from '../../../parts/admin/useBulk.tsx';

export interface EnrollmentsPageProps extends Pick<EnrollmentsTableProps, 'onDelete' | 'onAssessment'> {
  list: AdminList<EnrollmentRow>;
  /** Deletes several enrollments. */
  onDeleteEach: BulkAction<EnrollmentRow>['run'];
  /** Whether only one user's enrollments are listed. @default false */
  isForOneUser?: boolean | undefined;
}

/** The list of all enrollments, or of one user's. */
export function EnrollmentsPage({
  list,
  isForOneUser = false,
  onDelete,
  onAssessment,
  onDeleteEach,
}: EnrollmentsPageProps): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk(list.table.rows, nameOf, table);
  const count = bulk.selected.length;
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
      {bulk.report}
      <EnrollmentsTable
        ref={table}
        {...list.table}
        {...bulk.table}
        rows={list.table.rows.map(enrollmentDays)}
        bulkActions={
          <Button size="sm" variant="danger" onPress={() => setAsking(true)}>
            {copy.deleteSelected(count)}
          </Button>
        }
        onDelete={onDelete}
        onAssessment={onAssessment}
      />
      <BulkQuestion
        bulk={bulk}
        action={{ done: copy.deletedEach, run: onDeleteEach }}
        title={copy.deleteQuestion(count)}
        consequence={copy.final}
        confirmLabel={copy.deleteSelected(count)}
        isDestructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        fallbackFocus={table}
      />
    </AdminListPage>
  );
}

/** Returns an enrollment with the date that its papers show. */
export const enrollmentDays = (row: EnrollmentRow): EnrollmentRow =>
  withDays(row, { enrolled_at: 'enrolled' });

const nameOf = ({ student_name, course_title }: EnrollmentRow): string =>
  `${student_name ?? 'N/A'} in ${course_title ?? 'N/A'}`;
