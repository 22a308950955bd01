/** A lesson that a learner completes: the number of the learner, and of the lesson from 1. */
export interface CompletedLesson {
  learner: number;
  lesson: number;
}

/** The learners who complete a course, and the lessons that they complete. */
export interface Learners {
  /** How many lessons each learner has completed before the first call. */
  completed: number[];
  /** The lesson of each call. */
  calls: CompletedLesson[];
}

/**
 * Plans calls that complete lessons one after another, so that all calls, and those that complete the course, come evenly.
 * At any time `active` learners are at different lessons, and each call is by the next one of them. Who completes the course
 * is replaced by a new learner.
 */
export function planLessons(
  calls: number,
  { active, lessons }: { active: number; lessons: number },
): Learners {
  const completed = Array.from({ length: active }, (_, at) => at % lessons);
  const current = completed.map((before, learner) => ({ learner, lesson: before }));
  return {
    completed,
    calls: Array.from({ length: calls }, (_, call) => {
      const place = call % active;
      const { learner = 0, lesson = 0 } = current[place] ?? {};
      const isNew = lesson === lessons;
      const next = isNew ? { learner: completed.push(0) - 1, lesson: 1 } : { learner, lesson: lesson + 1 };
      current[place] = next;
      return next;
    }),
  };
}
