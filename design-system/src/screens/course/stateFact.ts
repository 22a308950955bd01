import * as icons from '../../components/icon/icons.ts';
import type { Fact } from './Facts.tsx';
import { courseState, type CourseSummary } from './course.ts';

/** Returns the state of a course as a list of one fact, or of none while it is unknown. */
export function stateFact(course: Pick<CourseSummary, 'lesson_count' | 'hours'>): readonly Fact[] {
  const text = courseState(course);
  return text === undefined ? [] : [{ icon: course.lesson_count === 0 ? icons.bell : icons.layers, text }];
}
