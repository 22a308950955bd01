import type { catalogOperations } from '../../contract/catalog.ts';
import { problemTypes } from '../../contract/problem-types.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { isEnrolled, listCourses, listModules, readCourse, readDetails } from './repository.ts';

const courseNotFound = () => new HttpProblem(404, 'There is no such course.');

/** What the operations of `/api/courses` do. */
export const catalog: Implementation<typeof catalogOperations> = {
  async listCourses({ query }) {
    return { status: 200, body: await listCourses(query.kind, query) };
  },

  async getCourse({ params }) {
    const course = await readCourse(params.courseId);
    if (!course) throw courseNotFound();
    return { status: 200, body: course };
  },

  async getCourseDetails({ params }) {
    const details = await readDetails(params.courseId);
    if (!details) throw new HttpProblem(404, 'This course has no details yet.');
    return { status: 200, body: details };
  },

  async listCourseContent({ params: { courseId }, query, userId }) {
    if (!(await isEnrolled(userId, courseId))) {
      if (!(await readCourse(courseId))) throw courseNotFound();
      throw new HttpProblem(403, 'Enroll in this course to read its lessons.', {
        type: problemTypes.notEnrolled,
      });
    }
    return { status: 200, body: await listModules(courseId, query) };
  },
};
