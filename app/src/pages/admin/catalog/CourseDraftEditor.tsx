import { CourseEditor, type CourseEditorProps, emptyCourse, Skeleton } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { courseLevels, courseTracks } from '@redwhiteandcode/contract/course/levels.ts';
import { checkCourse } from '@redwhiteandcode/contract/course/rules.ts';
import { keepMeaning } from '@redwhiteandcode/contract/course/lesson-meaning.ts';
import { emojiNote } from '@redwhiteandcode/contract/text/printed-text.ts';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { openStoredFile } from '../../../parts/admin/openStoredFile.ts';
import { labChecks } from '../../../parts/labs/labChecks.ts';
import { pause } from '../../../parts/labs/runCalls.ts';
import { sanitizeLesson } from '../../../parts/learning/sanitizeLesson.ts';
import { callSignedIn } from '../../../shell/api/client.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { blockFiles } from './blockFiles.ts';
import type { WrittenText } from './courseDraft.ts';
import { createSampleRecorder } from './sampleRecorder.ts';

const CourseFiles = lazy(() => import('./CourseFiles.tsx'));
const CoursePreview = lazy(() => import('./CoursePreview.tsx'));
const UnsavedLesson = lazy(async () => {
  const { UnsavedLesson: Lesson } = await import('../../../parts/learning/UnsavedLesson.tsx');
  return { default: Lesson };
});

const calls = { call: callSignedIn, callAdmin, messageOf: errorMessageOf, wait: pause };

export interface CourseDraftEditorProps
  extends Omit<
    CourseEditorProps,
    | 'course'
    | 'levels'
    | 'tracks'
    | 'validate'
    | 'noteOf'
    | 'renderPreview'
    | 'renderLesson'
    | 'sanitize'
    | 'files'
    | 'labs'
    | 'readPasted'
    | 'transfer'
  > {
  /** The id of the course; undefined for one that is not saved yet. */
  courseId: string | undefined;
  /** The initial draft; undefined for a new course. */
  draft: CourseEditorProps['course'] | undefined;
  /** The course's assessment, for the preview; null without one. */
  assessment: EditableCourse['assessment'];
  /** Opens a text from files as unsaved changes. */
  onImport: (text: WrittenText) => void;
}

/** The editor of a course with its preview; the page loads it later. */
export default function CourseDraftEditor({
  courseId,
  draft,
  assessment,
  onImport,
  ...editor
}: CourseDraftEditorProps): ReactNode {
  const labs = useMemo(() => ({ ...labChecks, samples: createSampleRecorder(courseId, calls) }), [courseId]);
  return (
    <CourseEditor
      {...editor}
      course={draft ?? emptyCourse}
      levels={courseLevels}
      tracks={courseTracks}
      validate={checkCourse}
      noteOf={emojiNote}
      sanitize={sanitizeLesson}
      readPasted={keepMeaning}
      files={blockFiles}
      labs={labs}
      transfer={
        <Suspense fallback={<Skeleton height="16rem" />}>
          <CourseFiles courseId={courseId} onImport={onImport} />
        </Suspense>
      }
      renderPreview={(written) => (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <CoursePreview draft={written} assessment={assessment} sanitize={sanitizeLesson} />
        </Suspense>
      )}
      renderLesson={(lesson) => (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <UnsavedLesson blocks={lesson.blocks} sanitize={sanitizeLesson} onDownload={openStoredFile} />
        </Suspense>
      )}
    />
  );
}
