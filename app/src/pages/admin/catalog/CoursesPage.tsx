import {
  Button,
  ButtonLink,
  type CourseRow,
  CoursesTable,
  type CoursesTableProps,
  Icon,
  icons,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useRef, useState } from 'react';
import { coursesCopy as copy } from './courseCopy.ts';
import { type AdminList, AdminListPage } from '../../../parts/admin/AdminListPage.tsx';
import { courseHref, newCourse } from '../../../parts/admin/addresses.ts';
import { BulkQuestion } from '../../../parts/admin/BulkQuestion.tsx';
import { type BulkAction, useBulk } from '../../../parts/admin/useBulk.tsx';

export interface CoursesPageProps extends Pick<CoursesTableProps, 'onEdit' | 'onDelete'> {
  list: AdminList<CourseRow>;
  /** Publishes the newest version of several courses. */
  onPublishEach: BulkAction<CourseRow>['run'];
  /** Deletes several courses, or archives those that have learners. */
  onDeleteEach: BulkAction<CourseRow>['run'];
}

/** The list of all courses. */
export function CoursesPage({
  list,
  onEdit,
  onDelete,
  onPublishEach,
  onDeleteEach,
}: CoursesPageProps): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'publish' | 'delete'>();
  const bulk = useBulk(list.table.rows, ({ title }) => title, table);
  const count = bulk.selected.length;
  const studied = bulk.selected.filter(({ enrollment_count }) => enrollment_count > 0).length;
  const question = { bulk, onClose: () => setAsked(undefined), fallbackFocus: table };
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
      {bulk.report}
      <CoursesTable
        ref={table}
        {...list.table}
        {...bulk.table}
        bulkActions={
          <>
            <Button size="sm" variant="neutral" onPress={() => setAsked('publish')}>
              {copy.publishSelected(count)}
            </Button>
            <Button size="sm" variant="danger" onPress={() => setAsked('delete')}>
              {copy.deleteSelected(count)}
            </Button>
          </>
        }
        hrefOf={courseHref}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      <BulkQuestion
        {...question}
        action={{ done: copy.publishedEach, run: onPublishEach }}
        title={copy.publishQuestion(count)}
        consequence={copy.publishConsequence}
        confirmLabel={copy.publishSelected(count)}
        isOpen={asked === 'publish'}
      />
      <BulkQuestion
        {...question}
        action={{ done: (changed) => copy.deletedEach(changed, studied > 0), run: onDeleteEach }}
        title={copy.deleteQuestion(count)}
        consequence={copy.deleteConsequence(count, studied)}
        confirmLabel={copy.deleteSelected(count)}
        isDestructive
        isOpen={asked === 'delete'}
      />
    </AdminListPage>
  );
}
