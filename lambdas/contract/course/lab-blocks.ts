import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { code, html, line, listOf, paragraph } from './block-fields.ts';
import { blockLimits as limits } from './block-limits.ts';
import { BlockId, PartId } from './block-ids.ts';
import { promptCriteria } from './prompt-criteria.ts';

const data = characters({ max: limits.data.max, invalid: limits.data.tooLong });

const task = {
  id: BlockId,
  title: line,
  /** The task, as HTML. */
  html,
  /** The time that it takes, in minutes. */
  minutes: z.int().min(1).max(600),
};

const program = {
  /** What the editor contains before the learner's first change. */
  start_code: code,
  solution_code: code,
  /** The fingerprint of the code that an author's browser has checked (`fingerprintOf`); empty without a check. */
  checked: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .max(16),
};

/** Python that the learner writes and runs in the browser. */
export const PythonLabBlock = z.object({
  ...task,
  type: z.literal('python_lab'),
  /** Files in the folder in which the code runs. */
  files: listOf(z.object({ name: line, content: data }), limits.files),
  ...program,
  /** Python that runs after the learner's code and raises an exception if the sentence is not true. */
  tests: listOf(z.object({ id: PartId, sentence: line, code }), limits.tests),
});

/** A query that the learner writes and runs in the browser, on SQLite. It is right if it returns the solution's rows. */
export const SqlLabBlock = z.object({
  ...task,
  type: z.literal('sql_lab'),
  /** The SQL that creates the database. */
  script: data,
  ...program,
  /** Whether the rows must have the solution's order. */
  is_ordered: z.boolean(),
});

/** A case of a prompt lab: material for the prompt, and rules for the output. */
const PromptCase = z.object({
  id: PartId,
  title: line,
  /** The material that the prompt is applied to. */
  input: paragraph,
  must_contain: listOf(line, limits.choices),
  must_not_contain: listOf(line, limits.choices),
  /** Whether the output must be valid JSON. */
  is_json: z.boolean(),
  /** The most words of the output; 0 without a limit. */
  max_words: z.int().min(0).max(10_000),
  /** An output that is shown while no model can be called. */
  sample: paragraph,
  /** The run of a model that produced `sample`; null if it was written as an example. */
  sample_run: z.object({ model: line, ran_on: z.iso.date() }).nullable(),
});

/** A prompt that the learner writes for a task. Code checks it, and if a model is set up, it can be run on the cases. */
export const PromptLabBlock = z.object({
  ...task,
  type: z.literal('prompt_lab'),
  /** What the prompt must have. */
  criteria: z.array(z.enum(promptCriteria)).max(promptCriteria.length),
  start_prompt: paragraph,
  solution_prompt: paragraph,
  /** The first case is the material of the task. */
  cases: listOf(PromptCase, limits.choices),
});
