import { utcDay } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { LessonText } from '@redwhiteandcode/contract/catalog/lesson-blocks.ts';
import type { CourseDetails, Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type {
  FailureReason,
  GenerationJob,
  GenerationState,
  GenerationStatus,
} from '@redwhiteandcode/contract/curriculum/operations.ts';
import { pick } from '../platform/pick.ts';
import { type CourseModule, type UsedNumbers, highestModule } from '../rows/course/modules.ts';
import type { CourseFacts, LessonPlace, Outline } from './generator.ts';

/** A job in the table. */
export interface JobRow extends Omit<GenerationJob, 'reason' | 'is_own'> {
  id: string;
  /** Counts every change of the job. Every write has the condition that the step is unchanged since the read. */
  step: number;
  reason: FailureReason | null;
  /** The facts about the course at the start of the job. */
  facts: CourseFacts;
  started_by: string;
  /** The modules whose questions for the bank are written, and all of them. */
  banks_written: number;
  banks_total: number;
  /** The ID of its drafts. A job that continues a failed one uses the same drafts. */
  draft_id: string;
  /** The failed calls of the current step, and the fault of the last one. */
  tries: number;
  fault: { reason: FailureReason; feedback: string | null } | null;
  /** How often workers have claimed the current step. */
  claims: number;
  /** The worker that has claimed the current step, and the end of its lease in milliseconds since 1970. */
  lease: string | null;
  lease_until: number;
  /** The duration of its calls, in milliseconds. */
  worked_ms: number;
  /** The UTC day whose budget counts its tokens, and the tokens that it still reserves there. */
  budget_day: string;
  reserved_tokens: number;
}

const ends: readonly GenerationStatus[] = ['published', 'failed', 'cancelled'];

/** Returns whether a job has ended. */
export const isOver = (status: GenerationStatus): boolean => ends.includes(status);

/** Returns a job's state in the admins' list. */
export const stateOf = (status: GenerationStatus): GenerationState =>
  isOver(status) ? (status as GenerationState) : 'running';

/** The most calls for a step: the first and two retries. */
export const maxTries = 3;
/** The most claims of a step. A step with more claims crashes its workers. */
export const maxClaims = 10;
/** When drafts expire, in seconds: 30 days. */
export const draftLifetime = 30 * 86_400;
/** How long after a failure a new job can continue with the drafts, in milliseconds: 7 days. */
const takeoverWindow = 7 * 86_400_000;

/** The message for users for each failure reason. */
export const failureMessages: Record<FailureReason, string> = {
  timeout: 'The writing service took too long to respond. Please try again.',
  cut_off: 'The writing service stopped in the middle of a response. Please try again.',
  malformed: 'The text that came back could not be used. Please try again.',
  bad_questions:
    'Too few of the questions that came back could be used: they must rest on sentences of their lessons and not give the answer away. Please try again.',
  over_quota: 'The writing service has no capacity right now. Please try again later.',
  refused: 'The writing service declined to write about this course.',
  too_long: 'The text that came back was far too long to be used. Please try again.',
  unreachable: 'The writing service could not be reached. Please try again in a few minutes.',
  token_limit: 'Writing this course used up its token limit before it was finished.',
  time_limit: 'Writing this course took longer than its time limit.',
  superseded: 'This course was changed or removed in the meantime, so nothing was published.',
  internal: 'Something went wrong on our side while this course was written. Please try again.',
};

/** Returns a job as signed-in users see it. */
export const toJob = (row: JobRow, userId: string): GenerationJob => ({
  course_id: row.course_id,
  status: row.status,
  lessons_written: row.lessons_written,
  lessons_total: row.lessons_total,
  questions_written: row.questions_written,
  questions_dropped: row.questions_dropped,
  labs_written: row.labs_written,
  reason: row.reason && { code: row.reason, message: failureMessages[row.reason] },
  generator: row.generator,
  model: row.model,
  tokens: row.tokens,
  started_at: row.started_at,
  updated_at: row.updated_at,
  finished_at: row.finished_at,
  is_own: row.started_by === userId,
});

/** Returns the facts about a course from which a generator writes it. */
export const factsOf = (course: CourseFacts): CourseFacts =>
  pick(course, ['id', 'title', 'description', 'duration', 'level', 'track', 'highlights']);

/** Makes a queued job. It continues a previous failed job of the same generator if the course is unchanged. */
export function newJob(
  facts: CourseFacts,
  made: {
    id: string;
    userId: string;
    time: string;
    generator: Pick<Provenance, 'generator' | 'model'>;
    /** The tokens that it reserves. @default 0 */
    reservedTokens?: number;
  },
  previous?: JobRow,
): JobRow {
  const continued = previous && canContinue(previous, facts, made) ? previous : undefined;
  return {
    id: made.id,
    course_id: facts.id,
    facts,
    status: 'queued',
    step: 0,
    ...pick(continued ?? withoutDrafts, counts),
    reason: null,
    ...made.generator,
    tokens: 0,
    started_by: made.userId,
    started_at: made.time,
    updated_at: made.time,
    finished_at: null,
    draft_id: continued?.draft_id ?? made.id,
    ...freshStep,
    worked_ms: 0,
    budget_day: utcDay(made.time),
    reserved_tokens: made.reservedTokens ?? 0,
  };
}

/** The change of a job whose drafts have expired, so that the next job does not continue it. */
export const withoutDrafts = {
  lessons_written: 0,
  lessons_total: 0,
  banks_written: 0,
  banks_total: 0,
  questions_written: 0,
  questions_dropped: 0,
  labs_written: 0,
} as const;
const counts = Object.keys(withoutDrafts) as (keyof typeof withoutDrafts)[];

/** The attributes of a step that was not claimed yet. */
export const freshStep = { tries: 0, fault: null, claims: 0, lease: null, lease_until: 0 } as const;

function canContinue(
  previous: JobRow,
  facts: CourseFacts,
  { time, generator }: { time: string; generator: Pick<Provenance, 'generator' | 'model'> },
): boolean {
  return (
    previous.status === 'failed' &&
    previous.lessons_total > 0 &&
    previous.generator === generator.generator &&
    previous.model === generator.model &&
    Date.parse(time) - Date.parse(previous.updated_at) < takeoverWindow &&
    (Object.keys(facts) as (keyof CourseFacts)[]).every(
      (name) => JSON.stringify(facts[name]) === JSON.stringify(previous.facts[name]),
    )
  );
}

/** Returns a running job's status by what of it is written; the totals are 0 before the outline. */
export function statusAfter(
  job: Pick<JobRow, 'lessons_written' | 'lessons_total' | 'banks_written' | 'banks_total'>,
): 'outline' | 'lessons' | 'questions' | 'publishing' {
  if (job.lessons_total === 0) return 'outline';
  if (job.lessons_written < job.lessons_total) return 'lessons';
  return job.banks_written < job.banks_total ? 'questions' : 'publishing';
}

/** Returns the position of a lesson by its number, counted over all modules from 0; undefined after the last. */
export function placeOf(outline: Outline, number: number): LessonPlace | undefined {
  let first = 0;
  for (const [module, { lessons }] of outline.modules.entries()) {
    if (number < first + lessons.length) return { module, lesson: number - first };
    first += lessons.length;
  }
  return undefined;
}

/** Counts the lessons of an outline. */
export const lessonCount = ({ modules }: Outline): number =>
  modules.reduce((sum, { lessons }) => sum + lessons.length, 0);

/** The disclosure in place of an instructor. */
const instructors: Record<Provenance['generator'], CourseDetails['instructor_info']> = {
  gemini: {
    name: 'AI-generated course guide',
    credentials: 'Not a person: no credentials and no experience are claimed',
    bio: 'A language model wrote this course, with its questions, from its title, level, track and description. The guide is the voice of its lessons. Check important facts before you rely on them.',
  },
  offline: {
    name: 'AI-generated course guide',
    credentials: 'Not a person: no credentials and no experience are claimed',
    bio: 'This first draft, with its questions, was composed from the course’s title, level, track and description with our templates; no model was used. The guide is the voice of its lessons.',
  },
};

/** Returns a course's details from its outline. */
export const detailsOf = (
  outline: Outline,
  provenance: Provenance,
): Omit<CourseDetails, 'course_id'> & { provenance: Provenance } => ({
  learning_outcomes: outline.learning_outcomes,
  prerequisites: outline.prerequisites,
  target_roles: outline.target_roles,
  modules: outline.modules.map(({ week, title, topics, deliverables }) => ({
    week,
    title,
    topics,
    deliverables,
  })),
  instructor_info: instructors[provenance.generator],
  provenance,
});

/** Returns a course's modules from its outline and its ordered lessons; undefined if a lesson is missing. */
export function modulesOf(outline: Outline, lessons: readonly LessonText[]): CourseModule[] | undefined {
  if (lessons.length !== lessonCount(outline)) return undefined;
  let first = 0;
  return outline.modules.map(({ title, lessons: { length } }, at) => {
    const own = lessons.slice(first, (first += length));
    return { module_number: at + 1, module_title: title, lessons: own };
  });
}

/** Returns modules with numbers that the course has never used, because an editor's draft may use the first ones. */
export const renumbered = (modules: readonly CourseModule[], given: UsedNumbers): CourseModule[] =>
  modules.map((module, at) => ({ ...module, module_number: highestModule(given) + at + 1 }));
