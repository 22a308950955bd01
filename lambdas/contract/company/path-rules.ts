import { formCheck } from '../text/rules.ts';
import { groupRules } from './group-rules.ts';

/** The limits of a company's paths: the courses of one, and the paths of a company. */
export const pathLimits = { courses: 20, paths: 100 } as const;

/** Checks the form of a path. Its courses are checked apart (`coursesProblem`). */
export const checkPath = formCheck({ name: groupRules.name });

/** Why a path cannot be saved or deleted, as sentences. */
export const pathMessages = {
  noCourse: 'Choose a course',
  twice: 'This course is in the path twice',
  tooManyCourses: `Choose at most ${pathLimits.courses} courses`,
  noSuchCourse: 'There is no such course',
  tooManyPaths: `A company can have ${pathLimits.paths} paths. Delete one first.`,
  hasAssignments: 'This path has assignments. End them first.',
} as const;

/** Returns why these courses cannot be a path, as a sentence; undefined if they can. */
export function coursesProblem(courses: readonly string[]): string | undefined {
  if (courses.length === 0) return pathMessages.noCourse;
  if (courses.length > pathLimits.courses) return pathMessages.tooManyCourses;
  return new Set(courses).size < courses.length ? pathMessages.twice : undefined;
}
