import { AlertDialog, type CourseRevision, toast } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { adminCopy } from '../../copy/admin.ts';
import { courseEditorCopy as copy } from '../../copy/adminCourses.ts';
import { callAdmin } from '../callAdmin.ts';

/**
 * Answers a function that brings a former state of a course back as its draft, and the question that it asks first where
 * unsaved text would be lost, to be rendered.
 */
export function useRestoring(
  course: EditableCourse | undefined,
  hasUnsaved: boolean,
  onRestored: (course: EditableCourse) => void,
): [restore: (revision: CourseRevision) => void, question: ReactNode] {
  const [asked, setAsked] = useState<CourseRevision>();
  const restore = async ({ number }: CourseRevision) => {
    setAsked(undefined);
    if (!course) return;
    try {
      const restored = await callAdmin('POST /api/admin/courses/{courseId}/revisions/{revision}/restore', {
        path: { courseId: course.id, revision: number },
        body: { version: course.version },
      });
      onRestored(restored);
      toast({ title: adminCopy.success, description: copy.restored(number), tone: 'success' });
    } catch (error) {
      toast({ title: adminCopy.error, description: sentenceOf(error), tone: 'danger' });
    }
  };
  const question = (
    <AlertDialog
      title={copy.replace.title}
      description={copy.replace.description}
      confirmLabel={copy.replace.confirm}
      cancelLabel={copy.replace.stay}
      isDestructive
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setAsked(undefined);
      }}
      onConfirm={() => asked && void restore(asked)}
    />
  );
  return [(revision) => (hasUnsaved ? setAsked(revision) : void restore(revision)), question];
}
