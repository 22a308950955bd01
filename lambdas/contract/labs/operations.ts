import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { defineOperations, type Limit } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { CourseId } from '../catalog/operations.ts';
import { BlockId, BlocksVersion, PartId } from '../course/block-ids.ts';
import { blockLimits } from '../course/block-limits.ts';
import { LessonPosition } from '../learning/operations.ts';
import { promptRunLimits } from './prompt-run-limits.ts';

/** Why a case has no whole output. */
export const CaseFailure = z
  .enum([
    'timeout',
    'cut_off',
    'empty',
    'over_quota',
    'refused',
    'too_long',
    'unreachable',
    'interrupted',
    'internal',
  ])
  .meta({ id: 'CaseFailure' });
export type CaseFailure = z.infer<typeof CaseFailure>;

/** Whether an output meets a rule of its case (`judgeOutput`), in a sentence. */
const RuleResult = z.object({
  rule: z.enum(['must_contain', 'must_not_contain', 'is_json', 'max_words']),
  is_met: z.boolean(),
  sentence: z.string(),
});

/** The call of the model for a case. `output` grows until the case is done or failed; a failed one keeps what arrived. */
export const CaseRun = z
  .object({
    case_id: PartId,
    title: z.string(),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    /** Plain text. */
    output: z.string(),
    /** The results of the case's rules once it is done. */
    rules: z.array(RuleResult),
    /** Why the case failed, with a message for the learner. */
    reason: z.object({ code: CaseFailure, message: z.string() }).nullable(),
    /** The time of the call, in milliseconds; null before its end. */
    ms: z.int().min(0).nullable(),
  })
  .meta({ id: 'CaseRun' });
export type CaseRun = z.infer<typeof CaseRun>;

/** A run of a learner's prompt on cases of a prompt lab. */
export const PromptRun = z
  .object({
    id: z.string(),
    course_id: CourseId,
    block_id: BlockId,
    blocks_version: BlocksVersion,
    prompt: z.string(),
    model: z.string(),
    status: z.enum(['queued', 'running', 'finished']),
    started_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    cases: z.array(CaseRun),
  })
  .meta({ id: 'PromptRun' });
export type PromptRun = z.infer<typeof PromptRun>;

/** A prompt to run. */
export const PromptText = characters({
  min: 1,
  max: blockLimits.paragraph.max,
  invalid: `Write a prompt of at most ${blockLimits.paragraph.max} characters`,
});

/** A prompt to run on a case of a version of a lesson's blocks, or on all cases of the block without `case_id`. */
const NewPromptRun = LessonPosition.extend({
  blocks_version: BlocksVersion,
  prompt: PromptText,
  case_id: PartId.optional(),
}).meta({ id: 'NewPromptRun' });

/** The most calls of the model for a learner or an author in a UTC day. Each case of a run is a call. */
export const promptCallLimit = {
  count: promptRunLimits.callsPerDay,
  seconds: 86_400,
  by: 'user',
  isCountedByOperation: true,
} as const satisfies Limit;

/** The path of the runs in a block. */
export const RunPath = z.object({ courseId: CourseId, blockId: BlockId });

/** The operations with which learners run prompts. */
export const labOperations = defineOperations('labs', {
  getPromptAllowance: {
    route: 'GET /api/prompt-runs/allowance',
    access: 'user',
    summary: 'Get the model that runs prompts, null if none is set up, and the user’s calls of it today',
    responses: {
      200: z
        .object({
          model: z.string().nullable(),
          calls_left: z.int().min(0),
          calls_per_day: z.int(),
          /** When the next day begins. */
          opens_at: z.iso.datetime(),
        })
        .meta({ id: 'PromptAllowance' }),
    },
  },
  startPromptRun: {
    route: 'POST /api/courses/{courseId}/prompt-runs/{blockId}',
    access: 'user',
    summary:
      'Run a prompt on one or all cases of a prompt lab in a published lesson, as a learner of the course or as an admin',
    params: RunPath,
    body: NewPromptRun,
    responses: { 202: PromptRun },
    errors: [403, 404, 409, 422],
    limits: [promptCallLimit],
    idempotent: true,
  },
  listPromptRuns: {
    route: 'GET /api/courses/{courseId}/prompt-runs/{blockId}',
    access: 'user',
    summary: 'List the user’s latest runs of prompts in a block, newest first',
    params: RunPath,
    query: PageQuery,
    responses: { 200: Page('PromptRunPage', PromptRun) },
  },
  getPromptRun: {
    route: 'GET /api/courses/{courseId}/prompt-runs/{blockId}/{runId}',
    access: 'user',
    summary: 'Get a run of the user with what has arrived so far',
    params: RunPath.extend({ runId: z.string().min(1).max(80) }),
    responses: { 200: PromptRun },
    errors: [404],
  },
});
