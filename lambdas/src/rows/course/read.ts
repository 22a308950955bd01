import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CourseItem } from './row.ts';

/** Reads a course. */
export const readCourse = (courseId: string, options?: { consistent: boolean }) =>
  getItem(keys.course(courseId), CourseItem, options);
