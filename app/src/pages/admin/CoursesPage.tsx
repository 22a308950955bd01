import {
  ButtonLink,
  type CourseRow,
  CoursesTable,
  type CoursesTableProps,
  Icon,
  icons,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { coursesCopy as copy } from '../../copy/adminCourses.ts';
import type { AdminList } from './adminList.ts';
import { AdminListPage } from './AdminListPage.tsx';
import { courseHref, newCourse } from './addresses.ts';

export interface CoursesPageProps extends Pick<CoursesTableProps, 'onEdit' | 'onDelete'> {
  list: AdminList<CourseRow>;
}

/** The list of all courses. */
export function CoursesPage({ list, onEdit, onDelete }: CoursesPageProps): ReactNode {
  return (
    <AdminListPage
      list={list}
      copy={copy}
      actions={
        <ButtonLink href={courseHref(newCourse)} iconStart={<Icon icon={icons.plus} size="sm" />}>
          {copy.add}
        </ButtonLink>
      }
    >
      <CoursesTable {...list.table} onEdit={onEdit} onDelete={onDelete} />
    </AdminListPage>
  );
}
