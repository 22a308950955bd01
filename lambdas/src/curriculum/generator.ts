import type { Level, Provenance, Track } from '../../contract/catalog.ts';
import type { FailureReason } from '../../contract/curriculum.ts';

export type { FailureReason };

/** What a generator is told of a course. */
export interface CourseFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly level: Level;
  readonly track: Track;
  readonly highlights: readonly string[];
}

/** One module of an outline. `week` is its label ('Week 1'), `lessons` are titles. */
export interface OutlineModule {
  week: string;
  title: string;
  topics: string[];
  deliverables: string[];
  lessons: string[];
}

/** The plan of a whole course, made before its first lesson. */
export interface Outline {
  learning_outcomes: string[];
  prerequisites: string[];
  target_roles: string[];
  modules: OutlineModule[];
}

/** Where a lesson stands; both count from 0. */
export interface LessonPlace {
  readonly module: number;
  readonly lesson: number;
}

/** What was written and what it cost, in tokens of the model; 0 without one. */
export interface Generated<T> {
  value: T;
  tokens: number;
}

/** How to ask: `reason` says why the last answer was not good enough; `signal` ends the call. */
export interface CallOptions {
  readonly reason?: string;
  readonly signal: AbortSignal;
}

/** Who writes courses. What it answers is unknown until `rules.ts` has checked it. */
export interface Generator {
  readonly name: Provenance['generator'];
  readonly model: string | null;
  /** Answers what should be an `Outline`; throws `GenerationFailed`. */
  writeOutline(facts: CourseFacts, ask: CallOptions): Promise<Generated<unknown>>;
  /** Answers what should be the lesson's HTML; throws `GenerationFailed`. */
  writeLesson(
    facts: CourseFacts,
    outline: Outline,
    place: LessonPlace,
    ask: CallOptions,
  ): Promise<Generated<unknown>>;
}

/**
 * A call that gave nothing to keep. A retryable one is asked again, with what is `told` of this one; its tokens count all
 * the same.
 */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed';
  readonly reason: FailureReason;
  readonly isRetryable: boolean;
  readonly tokens: number;
  readonly feedback: string | null;

  constructor(
    reason: FailureReason,
    options: { isRetryable: boolean; tokens?: number; feedback?: string; cause?: unknown },
  ) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.isRetryable = options.isRetryable;
    this.tokens = options.tokens ?? 0;
    this.feedback = options.feedback ?? null;
  }
}
