import {
  AlertDialog,
  Button,
  ButtonLink,
  type EnrollmentRow,
  EnrollmentsTable,
  type EnrollmentsTableProps,
} from '@redwhiteandcode/design-system';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { enrollmentsCopy as copy } from '../../copy/adminCourses.ts';
import { enrollmentsHref } from './addresses.ts';
import type { AdminList } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';
import { type BulkAction, useBulk } from './useBulk.tsx';

export interface EnrollmentsPageProps extends Pick<EnrollmentsTableProps, 'onDelete'> {
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
  onDeleteEach,
}: EnrollmentsPageProps): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk(list.table.rows, { done: copy.deletedEach, nameOf, run: onDeleteEach }, table);
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
        bulkActions={
          <Button size="sm" variant="danger" onPress={() => setAsking(true)}>
            {copy.deleteSelected(count)}
          </Button>
        }
        onDelete={onDelete}
      />
      <AlertDialog
        title={copy.deleteQuestion(count)}
        description={
          <>
            {bulk.progress ?? copy.final}
            <FocusAfterDialog target={table} />
          </>
        }
        confirmLabel={copy.deleteSelected(count)}
        isDestructive
        isOpen={isAsking && count > 0}
        onOpenChange={setAsking}
        isPending={bulk.progress !== undefined}
        onConfirm={() => void bulk.start().finally(() => setAsking(false))}
      />
    </AdminListPage>
  );
}

const nameOf = ({ student_name, course_title }: EnrollmentRow): string =>
  `${student_name ?? 'N/A'} in ${course_title ?? 'N/A'}`;

/** Moves focus to `target` when the dialog around it closes and the button that opened the dialog is gone. */
function FocusAfterDialog({ target }: { target: RefObject<HTMLElement | null> }): ReactNode {
  useEffect(
    () => () => {
      // React Aria restores focus one frame earlier.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) target.current?.focus();
      });
    },
    [target],
  );
  return null;
}
