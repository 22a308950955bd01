import type { CourseDraft, SaveResult } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { useRef, useState } from 'react';
import { currentOf } from '../../../parts/admin/currentOf.ts';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { adminCopy } from '../../../parts/admin/adminCopy.ts';
import { sessionStore } from '../../../shell/session/session.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';
import { type Unsaved, useUnsaved } from '../../../parts/admin/useUnsaved.ts';
import { useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { courseHref } from '../../../parts/admin/addresses.ts';
import { draftOf, type KnownNumbers, numbersOf, type WrittenText, writtenOf } from './courseDraft.ts';
import { type UnsavedCourse, unsavedCourses } from './unsavedCourses.ts';

/** A course that is being edited. */
export interface Editing {
  /** The draft and the unsaved text that the editor starts with; a new `round` restarts the editor. */
  opened: { draft: CourseDraft | undefined; unsaved: CourseDraft | undefined; round: number };
  /** The course as it was last saved or read; undefined before a new one is saved. */
  known: EditableCourse | undefined;
  isSaving: boolean;
  hasUnsaved: boolean;
  /** Whether the unsaved text was written earlier, such as before a session ended. */
  isRestored: boolean;
  /** Stores the unsaved text; undefined discards it. */
  noteUnsaved: Unsaved<CourseDraft>['note'];
  /** Whether an address is that of the edited course, including a new one right after its first save. */
  isOwn: (path: string) => boolean;
  save: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveResult | undefined>;
  /** Restarts the editor with a course; discards unsaved text. */
  open: (course: EditableCourse | undefined) => void;
  /** Restarts the editor with a text as unsaved changes of the course. */
  openUnsaved: (text: WrittenText) => void;
  /** Returns what is in the editor now; undefined for a new course without text. */
  current: () => CourseDraft | undefined;
  /** Restarts the editor of a saved course with a change of what is in it now, unsaved changes included. */
  openChanged: (change: (draft: CourseDraft) => CourseDraft) => void;
}

/** The course and version that the edit is based on. */
type Base = Pick<EditableCourse, 'id' | 'version'>;

/** Returns the editor's start: the stored course, or the unsaved text on the version that it is based on. */
function startOf(stored: EditableCourse | undefined, restored?: UnsavedCourse) {
  const course = stored && draftOf(stored);
  const unsaved = restored && draftOf(restored.written);
  const base: Base | undefined = stored && { id: stored.id, version: restored?.version ?? stored.version };
  return { base, numbers: (unsaved ?? course)?.numbers, draft: course?.draft, unsaved: unsaved?.draft };
}

/** Edits a stored or new course. Saves it with the numbers of its lessons, on the last known version. */
export function useEditing(
  stored: EditableCourse | undefined,
  onSaved: (course: EditableCourse) => void,
): Editing {
  const [owner] = useState(() => sessionStore().read()?.user.id);
  const [start] = useState(() =>
    startOf(stored, owner === undefined ? undefined : unsavedCourses(stored?.id).read(owner)),
  );
  const [opened, setOpened] = useState<Editing['opened']>({ ...start, round: 0 });
  const [isRestored, setIsRestored] = useState(start.unsaved !== undefined);
  const [known, setKnown] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const base = useRef(start.base);
  const numbers = useRef<KnownNumbers>(start.numbers);
  const key = useRef<{ of: string; key: string }>(undefined);
  const refetch = useRefetch(['GET /api/admin/courses', 'GET /api/admin/courses/{courseId}/revisions']);

  const written = (draft: CourseDraft) => writtenOf(draft, numbers.current ?? new Map());
  const {
    hasUnsaved,
    note,
    read: readUnsaved,
    noteSaved: noteSavedDraft,
  } = useUnsaved(start.unsaved, (unsaved) => {
    const store = unsavedCourses(base.current?.id);
    if (!unsaved || owner === undefined) store.drop();
    else store.write(owner, { version: base.current?.version, written: written(unsaved) });
  });
  const open = (course: EditableCourse | undefined) => {
    note(undefined);
    const next = startOf(course);
    base.current = next.base;
    numbers.current = next.numbers;
    setKnown(course);
    setIsRestored(false);
    setOpened(({ round }) => ({ ...next, round: round + 1 }));
  };
  const restartWith = (unsaved: CourseDraft) => {
    note(unsaved);
    setIsRestored(false);
    const draft = known && draftOf(known).draft;
    setOpened(({ round }) => ({ draft, unsaved, round: round + 1 }));
  };
  const openUnsaved = (text: WrittenText) => {
    const unsaved = draftOf(text);
    numbers.current = unsaved.numbers;
    restartWith(unsaved.draft);
  };
  const current = () => readUnsaved() ?? (known && draftOf(known).draft);
  const openChanged: Editing['openChanged'] = (change) => {
    const before = current();
    if (!known || !before) return;
    // After a save, the editor's ids of new lessons differ from those of the stored course.
    numbers.current = new Map([...(numbers.current ?? []), ...draftOf(known).numbers]);
    restartWith(change(before));
  };
  const noteSaved = (course: EditableCourse, draft: CourseDraft) => {
    // Unsaved text of a new course is stored under its id from now on.
    unsavedCourses(base.current?.id).drop();
    base.current = course;
    numbers.current = new Map([...(numbers.current ?? []), ...numbersOf(draft, course)]);
    noteSavedDraft(draft);
    setIsRestored(false);
    setKnown(course);
    onSaved(course);
    void refetch();
  };
  const send = async (draft: CourseDraft, publish: boolean): Promise<EditableCourse> => {
    const course = base.current;
    const text = { ...written(draft), publish };
    if (course) {
      const path = { courseId: course.id };
      const body = { ...text, version: course.version };
      return callAdmin('PUT /api/admin/courses/{courseId}', { path, body });
    }
    // A retry after a lost response uses the same key, so that it does not create a second course.
    const of = JSON.stringify(text);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    return callAdmin('POST /api/admin/courses', { body: text, idempotencyKey: key.current.key });
  };
  const save: Editing['save'] = async (draft, isPublishing) => {
    setIsSaving(true);
    try {
      noteSaved(await send(draft, isPublishing), draft);
      return undefined;
    } catch (error) {
      const current = currentOf<EditableCourse>(error);
      if (!current) return { error: errorMessageOf(error) };
      return {
        conflict: {
          savedBy: current.saved_by?.full_name ?? adminCopy.anotherAdmin,
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
  return {
    opened,
    known,
    isSaving,
    hasUnsaved,
    isRestored,
    noteUnsaved: note,
    isOwn,
    save,
    open,
    openUnsaved,
    openChanged,
    current,
  };
}
