import * as z from 'zod';
import type { CourseDetails, Lesson, Provenance } from '../../contract/catalog.ts';
import type {
  FailureReason,
  GenerationJob,
  GenerationState,
  GenerationStatus,
} from '../../contract/curriculum.ts';
import { readLesson } from '../catalog/course/lesson-html.ts';
import { type CourseModule, type Given, highestModule } from '../catalog/course/modules.ts';
import type { CourseFacts, LessonPlace, Outline } from './generator.ts';

/** What the table holds of a job. */
export interface JobRow extends Omit<GenerationJob, 'reason' | 'is_own'> {
  id: string;
  /** Counts every change of the job: whoever writes names the step that they read. */
  step: number;
  reason: FailureReason | null;
  /** What the generator is told, as the course was when the job began. */
  facts: CourseFacts;
  started_by: string;
  /** The drafts that it writes; a job that follows a failed one goes on with that one's. */
  draft_id: string;
  /** Calls of the present step that gave nothing, and what was wrong with the last. */
  tries: number;
  fault: { reason: FailureReason; feedback: string | null } | null;
  /** How often the present step was taken up. */
  claims: number;
  /** Who works on the present step, and until when nobody else may, in milliseconds since 1970. */
  lease: string | null;
  lease_until: number;
  /** What its calls took, in milliseconds. */
  worked_ms: number;
}

const ends: readonly GenerationStatus[] = ['published', 'failed', 'cancelled'];

/** Whether a job has come to its end. */
export const isOver = (status: GenerationStatus): boolean => ends.includes(status);

/** What admins tell jobs apart by. */
export const stateOf = (status: GenerationStatus): GenerationState =>
  isOver(status) ? (status as GenerationState) : 'running';

/** A call is asked again twice. */
export const maxTries = 3;
/** A step that was taken up so often breaks its worker. */
export const maxClaims = 10;
/** Drafts go after this long, in seconds, whatever becomes of their job: 30 days. */
export const draftLifetime = 30 * 86_400;
/** A job goes on with the drafts of one that failed this long ago at most, in milliseconds: 7 days. */
const takeoverWindow = 7 * 86_400_000;

/** What a job is told to people by when it has failed. */
const sentences: Record<FailureReason, string> = {
  timeout: 'The writing service took too long to answer. Please try again.',
  cut_off: 'The writing service broke off in the middle of an answer. Please try again.',
  malformed: 'The text that came back could not be used. Please try again.',
  over_quota: 'The writing service has no capacity left right now. Please try again later.',
  refused: 'The writing service declined to write about this course.',
  too_long: 'The text that came back was far too long to be used. Please try again.',
  unreachable: 'The writing service could not be reached. Please try again in a few minutes.',
  token_limit: 'Writing this course used up its token limit before it was finished.',
  time_limit: 'Writing this course took longer than its time limit.',
  superseded: 'This course was changed or removed meanwhile, so nothing was published.',
  internal: 'Something went wrong on our side while this course was written. Please try again.',
};

/** A job as everybody who is signed in sees it. */
export const toJob = (row: JobRow, userId: string): GenerationJob => ({
  course_id: row.course_id,
  status: row.status,
  lessons_written: row.lessons_written,
  lessons_total: row.lessons_total,
  reason: row.reason && { code: row.reason, message: sentences[row.reason] },
  generator: row.generator,
  model: row.model,
  tokens: row.tokens,
  started_at: row.started_at,
  updated_at: row.updated_at,
  finished_at: row.finished_at,
  is_own: row.started_by === userId,
});

/** A new job, queued. One that follows a failed job of the same course and generator goes on where that one stopped. */
export function newJob(
  facts: CourseFacts,
  made: { id: string; userId: string; time: string; generator: Pick<Provenance, 'generator' | 'model'> },
  previous?: JobRow,
): JobRow {
  const kept = previous && mayTakeOver(previous, facts, made) ? previous : undefined;
  return {
    id: made.id,
    course_id: facts.id,
    facts,
    status: 'queued',
    step: 0,
    lessons_written: kept?.lessons_written ?? 0,
    lessons_total: kept?.lessons_total ?? 0,
    reason: null,
    ...made.generator,
    tokens: 0,
    started_by: made.userId,
    started_at: made.time,
    updated_at: made.time,
    finished_at: null,
    draft_id: kept?.draft_id ?? made.id,
    ...freshStep,
    worked_ms: 0,
  };
}

/** What is left of a job whose drafts have expired: the next one begins anew. */
export const withoutDrafts = { lessons_written: 0, lessons_total: 0 } as const;

/** A step that nobody has begun. */
export const freshStep = { tries: 0, fault: null, claims: 0, lease: null, lease_until: 0 } as const;

function mayTakeOver(
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

/** Where a job stands that has so many of its lessons; an outline comes first. */
export function statusAfter(written: number, total: number): 'outline' | 'lessons' | 'publishing' {
  if (total === 0) return 'outline';
  return written < total ? 'lessons' : 'publishing';
}

/** Where the lesson with this number stands, counted over all modules from 0; undefined behind the last. */
export function placeOf(outline: Outline, number: number): LessonPlace | undefined {
  let first = 0;
  for (const [module, { lessons }] of outline.modules.entries()) {
    if (number < first + lessons.length) return { module, lesson: number - first };
    first += lessons.length;
  }
  return undefined;
}

/** How many lessons an outline plans. */
export const lessonCount = ({ modules }: Outline): number =>
  modules.reduce((sum, { lessons }) => sum + lessons.length, 0);

/** What was answered, or what is wrong with it: by name, and as a sentence for the next try. */
export type Checked<T> = { value: T } | { reason: FailureReason; feedback: string };

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !/[<>\p{Cc}]|https?:|www\./iu.test(text), {
      error: 'must be one line of plain text, without markup and links',
    });
const lines = (each: z.ZodType<string>, min: number, max: number) =>
  z
    .array(each)
    .min(min)
    .max(max)
    .refine((all) => new Set(all.map((text) => text.toLowerCase())).size === all.length, {
      error: 'must not say anything twice',
    });

const OutlineShape = z.object({
  learning_outcomes: lines(line(10, 300), 3, 12),
  prerequisites: lines(line(5, 300), 1, 8),
  target_roles: lines(line(3, 150), 2, 10),
  modules: z
    .array(
      z.object({
        week: line(3, 30),
        title: line(3, 120),
        topics: lines(line(3, 200), 2, 8),
        deliverables: lines(line(3, 200), 1, 5),
        lessons: lines(line(3, 120), 2, 6),
      }),
    )
    .min(3)
    .max(12)
    .refine((modules) => new Set(modules.map(({ title }) => title.toLowerCase())).size === modules.length, {
      error: 'must each have a title of its own',
    }),
});

/** Checks lengths, counts and repetitions of an outline, which a model's schema language cannot say. */
export function checkOutline(answer: unknown): Checked<Outline> {
  const parsed = OutlineShape.safeParse(answer);
  if (parsed.success) return { value: parsed.data };
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'The outline'}: ${message}`);
  return { reason: 'malformed', feedback: `The outline had these faults: ${faults.join('; ')}.` };
}

/** The words a lesson must and may have, and the most characters of its HTML. */
export const lessonSize = { minWords: 150, maxWords: 4000, maxCharacters: 60_000 } as const;

/** Checks a lesson: its size, its form, and that it is a text and nothing that runs. */
export function checkLesson(answer: unknown): Checked<string> {
  const wrong = (feedback: string): Checked<string> => ({ reason: 'malformed', feedback });
  if (typeof answer !== 'string') return wrong('The lesson was no text.');
  const { minWords, maxWords, maxCharacters } = lessonSize;
  const tooLong = {
    reason: 'too_long',
    feedback: `The lesson must have ${maxWords} words at most.`,
  } as const;
  if (answer.length > maxCharacters) return tooLong;
  const { html, words, headings, paragraphs, active } = readLesson(answer);
  if (active.length > 0)
    return wrong(`The lesson must be plain HTML; it held ${active.slice(0, 3).join(', ')}.`);
  if (words > maxWords) return tooLong;
  if (words < minWords) return wrong(`The lesson must have ${minWords} words at least; it had ${words}.`);
  if (headings < 2 || paragraphs < 2)
    return wrong('The lesson must be HTML with two h2 headings and two p paragraphs at least.');
  return { value: html };
}

/** Who stands where a course has its instructor: nobody, and it says so. */
const instructors: Record<Provenance['generator'], CourseDetails['instructor_info']> = {
  gemini: {
    name: 'AI-generated course guide',
    credentials: 'Not a person: no credentials and no experience are claimed',
    bio: 'A language model wrote this course from its title, level, track and description. The guide is the voice of its lessons. Check important facts before you rely on them.',
  },
  offline: {
    name: 'AI-generated course guide',
    credentials: 'Not a person: no credentials and no experience are claimed',
    bio: 'This first draft was composed from the course’s title, level, track and description with templates of ours; no model was used. The guide is the voice of its lessons.',
  },
};

/** The details of a course from its outline. */
export const detailsOf = (outline: Outline, provenance: Provenance): Omit<CourseDetails, 'course_id'> => ({
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

/** The modules of a course from its outline and its lessons in their order; undefined where one is missing. */
export function modulesOf(outline: Outline, lessons: readonly Lesson[]): CourseModule[] | undefined {
  if (lessons.length !== lessonCount(outline)) return undefined;
  let first = 0;
  return outline.modules.map(({ title, lessons: { length } }, at) => {
    const own = lessons.slice(first, (first += length));
    return { module_number: at + 1, module_title: title, lessons: own };
  });
}

/** Modules with numbers that their course has never given: lessons of an editor's draft may have the first ones. */
export const renumbered = (modules: readonly CourseModule[], given: Given): CourseModule[] =>
  modules.map((module, at) => ({ ...module, module_number: highestModule(given) + at + 1 }));
