import * as z from 'zod';
import { BlockId, PartId } from '../course/block-ids.ts';
import { CourseId } from '../catalog/operations.ts';
import { defineOperations } from '../api/operation.ts';
import { SavedWork, WorkChange } from '../learning/work.ts';
import { LessonPosition, SeatEnd } from '../learning/operations.ts';
import { AttemptResult, Percent } from './grade.ts';
import { minPassPercent } from './scale.ts';

const Part = z.object({ id: PartId, text: z.string() });

/** A question type as learners see it before they submit: without its key. */
const AskedTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), choices: z.array(Part) }),
  z.object({ kind: z.literal('several'), choices: z.array(Part) }),
  z.object({ kind: z.literal('order'), items: z.array(Part) }),
  z.object({ kind: z.literal('match'), items: z.array(Part), places: z.array(Part) }),
  z.object({ kind: z.literal('sort'), items: z.array(Part), places: z.array(Part) }),
  z.object({ kind: z.literal('number'), unit: z.string() }),
  z.object({ kind: z.literal('mark'), source: z.string(), sentences: z.array(Part) }),
]);
export type AskedTask = z.infer<typeof AskedTask>;

/** A question of an attempt. */
const AskedQuestion = z.object({ id: BlockId, prompt: z.string(), task: AskedTask });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** An attempt without its questions. `result` is null until it is submitted. */
const AttemptSummary = z.object({
  number: z.int().min(1),
  started_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  result: AttemptResult.nullable(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** What a learner can do with an assessment now. */
const AssessmentState = z.discriminatedUnion('kind', [
  /** It is turned off, or its questions are not ready. */
  z.object({ kind: z.literal('closed') }),
  /** Lessons must be completed first. */
  z.object({ kind: z.literal('locked'), lessons_left: z.int().min(1) }),
  /** The next attempt can start. */
  z.object({ kind: z.literal('open') }),
  /** An attempt is started and not submitted. */
  z.object({ kind: z.literal('started'), number: z.int().min(1) }),
  /** The next attempt can start at this time. */
  z.object({ kind: z.literal('waiting'), until: z.iso.datetime() }),
  /** All attempts are used. */
  z.object({ kind: z.literal('used_up') }),
  /** The company's seat has ended; the results stay. */
  z.object({ kind: z.literal('ended'), seat_end: SeatEnd }),
]);
export type AssessmentState = z.infer<typeof AssessmentState>;

/** The assessment of a course for a learner. */
export const Assessment = z
  .object({
    course_id: CourseId,
    /** The number of questions in an attempt. */
    questions: z.int().min(1),
    pass_percent: z.int().min(minPassPercent).max(100),
    /** The number of attempts, with those that an admin granted. */
    attempts: z.int().min(1),
    wait_hours: z.int().min(0),
    state: AssessmentState,
    /** The learner's attempts, oldest first. */
    taken: z.array(AttemptSummary),
    /** The result that counts: the best one; null without a submitted attempt. */
    best: AttemptResult.nullable(),
  })
  .meta({ id: 'Assessment' });
export type Assessment = z.infer<typeof Assessment>;

/** What a learner sees of a question after submitting. */
const ReviewedQuestion = AskedQuestion.extend({
  is_right: z.boolean(),
  /** Whether the question was withdrawn, so that it counts as right whatever the answer. */
  is_withdrawn: z.boolean(),
  /** The judgment of the chosen or placed parts. */
  parts: z.array(z.object({ id: PartId, isRight: z.boolean(), feedback: z.string() })),
  /** The right answer as lines of text: one for each part. */
  right_answer: z.array(z.string()),
  explanation: z.string(),
  /** The sentence of the lesson that the question rests on. */
  quote: z.string(),
  /** The lesson that teaches it. */
  lesson: LessonPosition,
});
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>;

/** An attempt: open with its questions and answers, or submitted with its review. */
export const Attempt = z
  .discriminatedUnion('status', [
    AttemptSummary.extend({
      status: z.literal('open'),
      questions: z.array(AskedQuestion),
      answers: z.array(SavedWork),
    }),
    AttemptSummary.extend({
      status: z.literal('submitted'),
      pass_percent: Percent,
      questions: z.array(ReviewedQuestion),
      answers: z.array(SavedWork),
    }),
  ])
  .meta({ id: 'Attempt' });
export type Attempt = z.infer<typeof Attempt>;

/** The number of an attempt, from 1. */
export const AttemptNumber = z.int().min(1).max(999);

const CoursePath = z.object({ courseId: CourseId });
const AttemptPath = CoursePath.extend({ attempt: z.coerce.number().pipe(AttemptNumber) });

/** The operations with which learners take the assessment of a course. */
export const assessmentOperations = defineOperations('assessment', {
  getAssessment: {
    route: 'GET /api/courses/{courseId}/assessment',
    access: 'user',
    summary: 'Get the rules of a course’s assessment, and the user’s attempts with their results',
    params: CoursePath,
    responses: { 200: Assessment },
    errors: [403, 404],
  },
  startAttempt: {
    route: 'POST /api/courses/{courseId}/assessment/attempts',
    access: 'user',
    summary:
      'Start an attempt at a course’s assessment, or return the open one. The questions and their order never change',
    params: CoursePath,
    responses: { 200: Attempt, 201: Attempt },
    errors: [403, 404, 409],
  },
  getAttempt: {
    route: 'GET /api/courses/{courseId}/assessment/attempts/{attempt}',
    access: 'user',
    summary: 'Get an attempt of the user: its questions and answers, and after it is submitted its review',
    params: AttemptPath,
    responses: { 200: Attempt },
    errors: [403, 404],
  },
  saveAttemptAnswer: {
    route: 'PUT /api/courses/{courseId}/assessment/attempts/{attempt}/answers/{questionId}',
    access: 'user',
    summary: 'Save the answer to a question of an open attempt, as answers in lessons are saved',
    params: AttemptPath.extend({ questionId: BlockId }),
    body: WorkChange,
    responses: { 200: SavedWork },
    errors: [403, 404, 409],
  },
  submitAttempt: {
    route: 'POST /api/courses/{courseId}/assessment/attempts/{attempt}/submission',
    access: 'user',
    summary: 'Submit an attempt and grade it; a submitted attempt is returned with its grade unchanged',
    params: AttemptPath,
    responses: { 200: Attempt },
    errors: [403, 404],
  },
});
