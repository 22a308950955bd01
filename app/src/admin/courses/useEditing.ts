import type { CourseDraft, SaveResult } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { courseEditorCopy as copy } from '../../copy/adminCourses.ts';
import { sessionStore } from '../../session/session.ts';
import { callAdmin } from '../callAdmin.ts';
import { useRefetch } from '../useAdminQuery.ts';
import { courseHref } from '../../pages/admin/addresses.ts';
import { draftOf, type KnownNumbers, numbersOf, textOf, writtenOf } from './courseDraft.ts';
import { type UnsavedCourse, unsavedCourses } from './unsavedCourses.ts';
import { type Unsaved, useUnsaved } from './useUnsaved.ts';

/** A course that is being edited: what the editor began with, and what is known to be stored. */
export interface Editing {
  /** What the editor begins with, and what is unsaved then; another `round` begins anew. */
  opened: { draft: CourseDraft | undefined; unsaved: CourseDraft | undefined; round: number };
  /** The course as it was last saved or read; undefined before a new one is saved. */
  known: EditableCourse | undefined;
  isSaving: boolean;
  hasUnsaved: boolean;
  /** Whether what is unsaved was written in an editor before this one, as before a session ended. */
  isBack: boolean;
  /** Takes what is unsaved now, to keep it; undefined gives it up. */
  noteUnsaved: Unsaved['note'];
  /** Whether an address is that of the course that is edited, also before the page knows that it was made. */
  isOwn: (path: string) => boolean;
  save: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveResult | undefined>;
  /** Begins anew with a state of the course; what is unsaved is given up. */
  open: (course: EditableCourse | undefined) => void;
}

/** What the edit is made on. */
type Base = Pick<EditableCourse, 'id' | 'version'>;

/** The course that is stored, and what was kept of it, if anything was: that is edited on the version it came from. */
function begin(stored: EditableCourse | undefined, kept?: UnsavedCourse) {
  const course = stored && draftOf(textOf(stored));
  const unsaved = kept && draftOf(kept.written);
  const base: Base | undefined = stored && { id: stored.id, version: kept?.version ?? stored.version };
  return { base, numbers: (unsaved ?? course)?.numbers, draft: course?.draft, unsaved: unsaved?.draft };
}

/** Edits a course, or a new one: saves it under the numbers of its lessons, on the version that is known. */
export function useEditing(
  stored: EditableCourse | undefined,
  onSaved: (course: EditableCourse) => void,
): Editing {
  const [owner] = useState(() => sessionStore().read()?.user.id);
  const [begun] = useState(() =>
    begin(stored, owner === undefined ? undefined : unsavedCourses(stored?.id).read(owner)),
  );
  const [opened, setOpened] = useState<Editing['opened']>({ ...begun, round: 0 });
  const [isBack, setIsBack] = useState(begun.unsaved !== undefined);
  const [known, setKnown] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const base = useRef(begun.base);
  const numbers = useRef<KnownNumbers>(begun.numbers);
  const key = useRef<{ of: string; key: string }>(undefined);
  const askAgain = useRefetch(['GET /api/admin/courses', 'GET /api/admin/courses/{courseId}/revisions']);

  const written = (draft: CourseDraft) => writtenOf(draft, numbers.current ?? new Map());
  const { hasUnsaved, note, settle } = useUnsaved(begun.unsaved, (unsaved) => {
    const store = unsavedCourses(base.current?.id);
    if (!unsaved || owner === undefined) store.drop();
    else store.write(owner, { version: base.current?.version, written: written(unsaved) });
  });
  const open = (course: EditableCourse | undefined) => {
    note(undefined);
    const anew = begin(course);
    base.current = anew.base;
    numbers.current = anew.numbers;
    setKnown(course);
    setIsBack(false);
    setOpened(({ round }) => ({ ...anew, round: round + 1 }));
  };
  const keep = (course: EditableCourse, draft: CourseDraft) => {
    // A new course is kept under its id from now on.
    unsavedCourses(base.current?.id).drop();
    base.current = course;
    numbers.current = new Map([...(numbers.current ?? []), ...numbersOf(draft, course)]);
    settle(draft);
    setIsBack(false);
    setKnown(course);
    onSaved(course);
    void askAgain();
  };
  const send = async (draft: CourseDraft, publish: boolean): Promise<EditableCourse> => {
    const course = base.current;
    const text = { ...written(draft), publish };
    if (course) {
      const path = { courseId: course.id };
      const body = { ...text, version: course.version };
      return callAdmin('PUT /api/admin/courses/{courseId}', { path, body });
    }
    // The same course sent again, because its answer was lost, is the same call.
    const of = JSON.stringify(text);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    return callAdmin('POST /api/admin/courses', { body: text, idempotencyKey: key.current.key });
  };
  const save: Editing['save'] = async (draft, isPublishing) => {
    setIsSaving(true);
    try {
      keep(await send(draft, isPublishing), draft);
      return undefined;
    } catch (error) {
      const current = currentOf(error);
      if (!current) return { error: sentenceOf(error) };
      return {
        conflict: {
          savedBy: current.saved_by?.full_name ?? copy.anotherAdmin,
          isArchived: current.status === 'archived' && known?.status !== 'archived',
          onReload: () => open(current),
          onOverwrite: () => {
            base.current = current;
          },
        },
      };
    } finally {
      setIsSaving(false);
    }
  };
  const isOwn = (path: string) => base.current !== undefined && path === courseHref(base.current.id);
  return { opened, known, isSaving, hasUnsaved, isBack, noteUnsaved: note, isOwn, save, open };
}

/** The course as it is now, where somebody else has saved it meanwhile. */
function currentOf(error: unknown): EditableCourse | undefined {
  if (!(error instanceof ApiError) || error.problem.type !== problemTypes.staleChange) return undefined;
  return error.problem.current as EditableCourse;
}
