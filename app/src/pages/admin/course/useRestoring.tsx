import { AlertDialog } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { type ReactNode, useState } from 'react';
import { courseEditorCopy as copy } from './courseCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { useChange } from '../../../parts/admin/useChange.ts';

/**
 * Returns a function that restores a revision of a course as its draft, and the dialog to render. The dialog asks first if
 * unsaved text would be lost.
 */
export function useRestoring(
  course: EditableCourse | undefined,
  hasUnsaved: boolean,
  onRestored: (course: EditableCourse) => void,
): [restore: (revision: number) => void, question: ReactNode] {
  const [chosen, setChosen] = useState<number>();
  const change = useChange([]);
  const restore = (revision: number) => {
    setChosen(undefined);
    if (!course) return;
    const request = {
      path: { courseId: course.id, revision },
      body: { version: course.version },
    };
    const key = 'POST /api/admin/courses/{courseId}/revisions/{revision}/restore';
    void change(async () => onRestored(await callAdmin(key, request)), { done: copy.restored(revision) });
  };
  const question = (
    <AlertDialog
      title={copy.replace.title}
      description={copy.replace.description}
      confirmLabel={copy.replace.confirm}
      cancelLabel={copy.replace.stay}
      isDestructive
      isOpen={chosen !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setChosen(undefined);
      }}
      onConfirm={() => chosen !== undefined && restore(chosen)}
    />
  );
  return [(revision) => (hasUnsaved ? setChosen(revision) : restore(revision)), question];
}
