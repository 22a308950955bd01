import {
  Alert,
  Breadcrumbs,
  type CourseRevision,
  Heading,
  Inline,
  Link,
  Stack,
} from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { ReactNode } from 'react';
import { coursesCopy, courseEditorCopy as copy } from './courseCopy.ts';
import { courseAssessmentHref, coursesHref, statisticsHref } from '../../../parts/admin/addresses.ts';
import { UnsavedNote } from '../../../parts/admin/UnsavedNote.tsx';

/** The fields of a course that its page shows around the editor. */
type KnownCourse = Pick<EditableCourse, 'id' | 'title' | 'status' | 'is_live'>;

export interface CoursePageProps {
  /** The course as it was last saved or read; undefined before a new one is saved. */
  course: KnownCourse | undefined;
  /** Newest first. */
  revisions: readonly CourseRevision[];
  /** Discards the unsaved changes of an earlier visit; undefined without any. */
  onDiscard?: (() => void) | undefined;
  /** The `CourseDraftEditor`, which loads later. */
  editor: ReactNode;
}

/** The page of a course in the editor: its title and status, then the editor. */
export function CoursePage({ course, revisions, onDiscard, editor }: CoursePageProps): ReactNode {
  const title = course?.title ?? copy.newTitle;
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: coursesCopy.title, href: coursesHref }, { label: title }]} />
      <Inline justify="between" gap={16}>
        <Heading level={1}>{title}</Heading>
        {course && (
          <Inline gap={16}>
            <Link href={courseAssessmentHref(course.id)}>{copy.assessment}</Link>
            <Link href={statisticsHref(course.id)}>{copy.statistics}</Link>
            {course.status !== 'draft' && <Link href={`/course/${course.id}`}>{copy.asLearners}</Link>}
          </Inline>
        )}
      </Inline>
      {course && <CourseState course={course} revisions={revisions} />}
      {onDiscard && <UnsavedNote onDiscard={onDiscard} />}
      {editor}
    </Stack>
  );
}

interface CourseStateProps {
  course: KnownCourse;
  revisions: readonly CourseRevision[];
}

/** A note if learners see something other than the text in the editor. */
function CourseState({ course, revisions }: CourseStateProps): ReactNode {
  if (course.status === 'archived') {
    return (
      <Alert tone="info" title={copy.archivedTitle}>
        {copy.archived}
      </Alert>
    );
  }
  if (course.status === 'draft' || course.is_live) return null;
  const live = revisions.find(({ is_live }) => is_live);
  return (
    <Alert tone="info" title={copy.draftTitle}>
      {copy.draft(live ? copy.liveRevision(live.revision) : copy.liveBefore)}
    </Alert>
  );
}
