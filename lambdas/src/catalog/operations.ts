import type { lessonBlocksOperations } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { catalogOperations } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { courseOutlineOperations } from '@redwhiteandcode/contract/catalog/course-outline.ts';
import { courseRules } from '@redwhiteandcode/contract/course/rules.ts';
import type { courseSearchOperations } from '@redwhiteandcode/contract/catalog/course-search.ts';
import { courseUnready } from '@redwhiteandcode/contract/learning/enrollment-refusals.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { listModules, readDetails, readVisibleCourse } from '../rows/course/read.ts';
import { readBlocks, withBlocks } from '../rows/course/read-blocks.ts';
import { openOrProblem, readAccess } from '../rows/enrollment/access.ts';
import { readSearch } from './course-search.ts';
import { readingMinutes } from './rules.ts';
import { listCourses, withLearners } from './repository.ts';

const courseOrProblem = async (courseId: string) =>
  orNotFound(await readVisibleCourse(courseId), 'There is no such course.');

/** Lists the modules that anyone may see; none while they await a review. Throws an HttpProblem 404 if there is no such course. */
async function publishedModules(courseId: string) {
  const [{ items }, { awaits_review }] = await Promise.all([
    listModules(courseId, { limit: courseRules.modules.max }),
    courseOrProblem(courseId),
  ]);
  return awaits_review ? [] : items;
}

/** Throws an HttpProblem 403 if the course is not open to the user, or 404 if there is no such course. */
async function refuseOthers(userId: string, courseId: string): Promise<void> {
  const access = await readAccess(userId, courseId);
  if (access.kind === 'none') await courseOrProblem(courseId);
  openOrProblem(access, 'Enroll in this course to read its lessons.');
}

/** Implements the operations of `/api/courses`. */
export const catalog: Implementation<
  typeof catalogOperations &
    typeof lessonBlocksOperations &
    typeof courseOutlineOperations &
    typeof courseSearchOperations
> = {
  async listCourses({ query }) {
    return { status: 200, body: await listCourses(query.kind, query) };
  },

  async searchCourses({ query }) {
    return { status: 200, body: (await readSearch())(query.q) };
  },

  async getCourse({ params }) {
    return { status: 200, body: await withLearners(await courseOrProblem(params.courseId)) };
  },

  async getCourseOutline({ params: { courseId } }) {
    const modules = await publishedModules(courseId);
    const outline = modules.map(({ module_number, module_title, lessons }) => ({
      module_number,
      module_title,
      lessons: lessons.map(({ lesson_number, lesson_title, content }) => ({
        lesson_number,
        lesson_title,
        minutes: readingMinutes(content),
      })),
    }));
    return { status: 200, body: { course_id: courseId, modules: outline } };
  },

  async getFreeLesson({ params: { courseId } }) {
    const modules = await publishedModules(courseId);
    const [first] = modules;
    const { module_number, module_title, lessons } = orNotFound(first, courseUnready);
    const lesson_count = modules.reduce((count, { lessons }) => count + lessons.length, 0);
    const first_lesson = { course_id: courseId, module_number, module_title, lessons: lessons.slice(0, 1) };
    const [read] = await withBlocks([first_lesson]);
    const lesson = orNotFound(read?.lessons[0], courseUnready);
    const minutes = readingMinutes(lesson.content);
    const place = { course_id: courseId, module_number, module_title };
    return { status: 200, body: { ...place, ...lesson, minutes, lesson_count } };
  },

  async getCourseDetails({ params }) {
    const details = await readDetails(params.courseId);
    return { status: 200, body: orNotFound(details, 'This course has no details yet.') };
  },

  async listCourseContent({ params: { courseId }, query, userId }) {
    await refuseOthers(userId, courseId);
    return { status: 200, body: await listModules(courseId, query) };
  },

  async getLessonBlocks({ params: { courseId, module, lesson, version }, userId }) {
    await refuseOthers(userId, courseId);
    const blocks = await readBlocks(courseId, module, lesson, version);
    return { status: 200, body: { blocks: orNotFound(blocks, 'This lesson has no such blocks.') } };
  },
};
