import type { Attempt } from '@redwhiteandcode/contract/assessment/operations.ts';
import type { AttemptReviewProps, ReviewQuestion } from '@redwhiteandcode/design-system';
import { answerLines } from '../learning/answerLines.ts';
import { type CourseModules, lessonHref, lessonKey, lessonsOf } from '../learning/lessons.ts';

/** An attempt after its submission. */
export type SubmittedAttempt = Extract<Attempt, { status: 'submitted' }>;

/** Returns the results by module, in the course's order. */
function modulesOf({ questions }: SubmittedAttempt, modules: CourseModules) {
  return modules.flatMap(({ module_number, module_title }) => {
    const own = questions.filter(({ lesson }) => lesson.module_number === module_number);
    const right = own.filter(({ is_right }) => is_right).length;
    return own.length > 0 ? [{ title: module_title, right, questions: own.length }] : [];
  });
}

function questionsOf(
  { questions, answers }: SubmittedAttempt,
  courseId: string,
  modules: CourseModules,
): ReviewQuestion[] {
  const lessons = new Map(lessonsOf(modules).map((lesson) => [lessonKey(lesson), lesson]));
  const answerOf = new Map(answers.map(({ block_id, answer }) => [block_id, answer]));
  return questions.map(({ task, parts, lesson: position, ...question }) => {
    const lesson = lessons.get(lessonKey(position));
    return {
      ...question,
      answer: answerLines(task, answerOf.get(question.id)),
      feedback: parts,
      lesson: lesson && { title: lesson.lesson_title, href: lessonHref(courseId, lesson) },
    };
  });
}

/** Returns what the review of an attempt shows; undefined before it is graded. */
export function reviewOf(
  attempt: SubmittedAttempt,
  courseId: string,
  modules: CourseModules,
): AttemptReviewProps | undefined {
  if (!attempt.result) return undefined;
  const questions = questionsOf(attempt, courseId, modules);
  const wrong = new Set(questions.flatMap(({ is_right, lesson }) => (is_right ? [] : (lesson?.href ?? []))));
  const lessons = lessonsOf(modules).map((lesson) => ({
    title: lesson.lesson_title,
    href: lessonHref(courseId, lesson),
  }));
  return {
    result: attempt.result,
    passPercent: attempt.pass_percent,
    modules: modulesOf(attempt, modules),
    questions,
    toReview: lessons.filter(({ href }) => wrong.has(href)),
  };
}
