import type { CourseDraft, SaveAnswer } from '@redwhiteandcode/design-system';
import type { EditableCourse } from '@redwhiteandcode/lambdas/contract/catalog-admin.ts';
import { problemTypes } from '@redwhiteandcode/lambdas/contract/problem-types.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { courseEditorWords as words } from '../../copy/adminCourses.ts';
import { callAdmin } from '../callAdmin.ts';
import { useAskAgain } from '../useAdminAnswer.ts';
import { courseHref } from './coursePaths.ts';
import { draftOf, type KnownNumbers, numbersOf, writtenOf } from './courseDraft.ts';

/** A course that is being edited: what the editor began with, and what is known to be stored. */
export interface Editing {
  /** What the editor begins with; another `round` begins anew. */
  opened: { draft: CourseDraft | undefined; round: number };
  /** The course as it was last saved or read; undefined before a new one is saved. */
  known: EditableCourse | undefined;
  isSaving: boolean;
  /** Whether an address is that of the course that is edited, also before the page knows that it was made. */
  isOwn: (path: string) => boolean;
  save: (draft: CourseDraft, isPublishing: boolean) => Promise<SaveAnswer | undefined>;
  /** Begins anew with a state of the course. */
  open: (course: EditableCourse) => void;
}

const openedWith = (course: EditableCourse | undefined) => (course ? draftOf(course) : undefined);

/** Edits a course, or a new one: saves it under the numbers of its lessons, on the version that is known. */
export function useEditing(
  stored: EditableCourse | undefined,
  onSaved: (course: EditableCourse) => void,
): Editing {
  const [opened, setOpened] = useState(() => ({ draft: openedWith(stored)?.draft, round: 0 }));
  const [known, setKnown] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const base = useRef<EditableCourse>(stored);
  const numbers = useRef<KnownNumbers>(undefined);
  const key = useRef<{ of: string; key: string }>(undefined);
  const askAgain = useAskAgain(['GET /api/admin/courses', 'GET /api/admin/courses/{courseId}/revisions']);

  const open = (course: EditableCourse) => {
    const begun = draftOf(course);
    base.current = course;
    numbers.current = begun.numbers;
    setKnown(course);
    setOpened(({ round }) => ({ draft: begun.draft, round: round + 1 }));
  };
  const keep = (course: EditableCourse, draft: CourseDraft) => {
    base.current = course;
    numbers.current = new Map([...(numbers.current ?? []), ...numbersOf(draft, course)]);
    setKnown(course);
    onSaved(course);
    void askAgain();
  };
  const send = async (draft: CourseDraft, publish: boolean): Promise<EditableCourse> => {
    const course = base.current;
    const known_ = numbers.current ?? openedWith(course)?.numbers ?? new Map<string, number>();
    const written = { ...writtenOf(draft, known_), publish };
    if (course) {
      const path = { courseId: course.id };
      const body = { ...written, version: course.version };
      return callAdmin('PUT /api/admin/courses/{courseId}', { path, body });
    }
    // The same course sent again, because its answer was lost, is the same call.
    const of = JSON.stringify(written);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    return callAdmin('POST /api/admin/courses', { body: written, idempotencyKey: key.current.key });
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
          savedBy: current.saved_by?.full_name ?? words.somebody,
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
  return { opened, known, isSaving, isOwn, save, open };
}

/** The course as it is now, where somebody else has saved it meanwhile. */
function currentOf(error: unknown): EditableCourse | undefined {
  if (!(error instanceof ApiError) || error.problem.type !== problemTypes.staleChange) return undefined;
  return error.problem.current as EditableCourse;
}
