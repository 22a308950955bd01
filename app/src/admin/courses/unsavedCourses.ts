import { createDraftStore, type DraftStore } from '../../session/draftStore.ts';
import type { WrittenText } from './courseDraft.ts';
import { newCourse } from '../../pages/admin/addresses.ts';

/** What is written of a course and not saved, with the version that it was written on; a new course has none. */
export interface UnsavedCourse {
  version?: number | undefined;
  written: WrittenText;
}

function isUnsavedCourse(values: object): values is UnsavedCourse {
  const { title, details, modules } = (values as Partial<UnsavedCourse>).written ?? {};
  return typeof title === 'string' && Array.isArray(details?.modules) && Array.isArray(modules);
}

/** Keeps what is unsaved of each course, by its id; without one, of a new course. */
export function createUnsavedCourses(
  storage: () => Storage,
): (courseId: string | undefined) => DraftStore<UnsavedCourse> {
  const stores = new Map<string, DraftStore<UnsavedCourse>>();
  return (courseId = newCourse) => {
    const store =
      stores.get(courseId) ?? createDraftStore(`rwc-course-${courseId}`, isUnsavedCourse, storage);
    stores.set(courseId, store);
    return store;
  };
}

/** What is unsaved in this tab. */
export const unsavedCourses = createUnsavedCourses(() => sessionStorage);
