import { createDraftStore, type DraftStore } from '../../../shell/session/draftStore.ts';
import type { WrittenText } from './courseDraft.ts';
import { newCourse } from '../../../parts/admin/addresses.ts';

/** The unsaved text of a course, with the version that it is based on; a new course has none. */
export interface UnsavedCourse {
  version?: number | undefined;
  written: WrittenText;
}

function isUnsavedCourse(values: object): values is UnsavedCourse {
  const { title, details, modules } = (values as Partial<UnsavedCourse>).written ?? {};
  return typeof title === 'string' && Array.isArray(details?.modules) && Array.isArray(modules);
}

/** Returns the store of a course's unsaved text, by the course's id; undefined is a new course. */
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

/** The stores of this tab's unsaved courses. */
export const unsavedCourses = createUnsavedCourses(() => sessionStorage);
