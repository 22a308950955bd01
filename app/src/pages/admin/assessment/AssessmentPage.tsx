import { Breadcrumbs, Heading, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseHref, coursesHref } from '../../../parts/admin/addresses.ts';
import { UnsavedNote } from '../../../parts/admin/UnsavedNote.tsx';
import { assessmentEditorCopy as copy } from './assessmentEditorCopy.ts';

export interface AssessmentPageProps {
  courseId: string;
  courseTitle: string;
  /** Discards the unsaved changes of an earlier visit; undefined without any. */
  onDiscard?: (() => void) | undefined;
  /** The `AssessmentDraftEditor`, which loads later. */
  editor: ReactNode;
}

/** The page of a course's assessment in its editor. */
export function AssessmentPage({ courseId, courseTitle, onDiscard, editor }: AssessmentPageProps): ReactNode {
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          { label: 'Course Management', href: coursesHref },
          { label: courseTitle, href: courseHref(courseId) },
          { label: copy.title },
        ]}
      />
      <Heading level={1}>{copy.title}</Heading>
      {onDiscard && <UnsavedNote onDiscard={onDiscard} />}
      {editor}
    </Stack>
  );
}
