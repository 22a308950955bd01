import type { Level, Provenance, Track } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { CourseModule } from '../rows/course/modules.ts';
import type { FailureReason } from '@redwhiteandcode/contract/curriculum/operations.ts';

export type { FailureReason };

/** The facts about a course from which a generator writes it. */
export interface CourseFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly level: Level;
  readonly track: Track;
  readonly highlights: readonly string[];
}

/** A module of an outline. `week` is a label ('Week 1'), and `lessons` are titles. */
export interface OutlineModule {
  week: string;
  title: string;
  topics: string[];
  deliverables: string[];
  lessons: string[];
}

/** The plan of a course, written before its lessons. */
export interface Outline {
  learning_outcomes: string[];
  prerequisites: string[];
  target_roles: string[];
  modules: OutlineModule[];
}

/** The position of a lesson; both numbers count from 0. */
export interface LessonPlace {
  readonly module: number;
  readonly lesson: number;
}

/** A module with its written lessons. `at` is its position in the outline, counted from 0. */
export interface WrittenModule {
  readonly at: number;
  readonly lessons: CourseModule['lessons'];
}

/** A generated value and its cost in tokens, which is 0 without a model. */
export interface Generated<T> {
  value: T;
  tokens: number;
}

/** The options of a call: `reason` is the feedback on the last response, and `signal` ends the call. */
export interface CallOptions {
  readonly reason?: string;
  readonly signal: AbortSignal;
}

/** A module that an admin wants for a course: its title, and what it should teach. */
export interface WantedModule {
  readonly title: string;
  readonly teaches: string;
}

/** A generator of courses. Its results are unchecked; `response-rules.ts` checks them. */
export interface Generator {
  readonly name: Provenance['generator'];
  readonly model: string | null;
  /** Returns a value that should be an `Outline`. Throws `ModelFailed`. */
  writeOutline(facts: CourseFacts, options: CallOptions): Promise<Generated<unknown>>;
  /** Returns a value that should have the form of `lessonSchemaOf`. Throws `ModelFailed`. */
  writeLesson(
    facts: CourseFacts,
    outline: Outline,
    place: LessonPlace,
    options: CallOptions,
  ): Promise<Generated<unknown>>;
  /** Returns a value that should be `{ questions }`, a list of `WrittenQuestion`. Throws `ModelFailed`. */
  writeQuestions(
    facts: CourseFacts,
    outline: Outline,
    module: WrittenModule,
    options: CallOptions,
  ): Promise<Generated<unknown>>;
}

/** A generator that also plans single modules, for the drafts of the course editor. */
export interface Drafter extends Generator {
  readonly model: string;
  /** Returns a value that should be an `OutlineModule` without its week and title. Throws `ModelFailed`. */
  writeModule(
    facts: CourseFacts,
    outline: Outline,
    wanted: WantedModule,
    options: CallOptions,
  ): Promise<Generated<unknown>>;
}
