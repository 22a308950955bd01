import type { catalogOperations } from '../../contract/catalog.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { isEnrolled, listCourses, listModules, readCourse, readDetails } from './repository.ts';

const courseOrProblem = async (courseId: string) =>
  orNotFound(await readCourse(courseId), 'There is no such course.');

/** Implements the operations of `/api/courses`. */
export const catalog: Implementation<typeof catalogOperations> = {
  async listCourses({ query }) {
    return { status: 200, body: await listCourses(query.kind, query) };
  },

  async getCourse({ params }) {
    return { status: 200, body: await courseOrProblem(params.courseId) };
  },

  async getCourseDetails({ params }) {
    const details = await readDetails(params.courseId);
    return { status: 200, body: orNotFound(details, 'This course has no details yet.') };
  },

  async listCourseContent({ params: { courseId }, query, userId }) {
    if (!(await isEnrolled(userId, courseId))) {
      await courseOrProblem(courseId);
      throw new HttpProblem(403, 'Enroll in this course to read its lessons.', {
        type: problemTypes.notEnrolled,
      });
    }
    return { status: 200, body: await listModules(courseId, query) };
  },
};
