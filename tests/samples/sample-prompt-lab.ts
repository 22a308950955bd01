import type { BlockOf } from '@redwhiteandcode/contract/course/blocks.ts';

type PromptLab = BlockOf<'prompt_lab'>;

const promptCase = (id: string, input: string): PromptLab['cases'][number] => ({
  id,
  title: `Note ${id}`,
  input,
  must_contain: ['shelf'],
  must_not_contain: ['Dear'],
  is_json: false,
  max_words: 20,
  sample: 'The shelf is due on May 3.',
  sample_run: null,
});

/** A prompt lab with a case for each id; the material of a case names its id. */
export const promptLabWith = (ids: readonly string[], values: Partial<PromptLab> = {}): PromptLab => ({
  id: 'prompt',
  type: 'prompt_lab',
  title: 'Summarize the note',
  html: '<p>Write a prompt that summarizes the note.</p>',
  minutes: 10,
  criteria: ['audience', 'length', 'privacy'],
  start_prompt: 'Summarize the note.',
  solution_prompt: 'Summarize the note for a new cashier in at most 20 words.',
  cases: ids.map((id) => promptCase(id, `Material of ${id}: the shelf is due on May 3.`)),
  ...values,
});
