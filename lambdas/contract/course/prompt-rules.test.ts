import { describe, expect, it } from 'vitest';
import { blockLimits, blockMessages } from './block-limits.ts';
import { checkBlock } from './block-rules.ts';
import { type BlockOf, Blocks } from './blocks.ts';
import { hoursInputs } from './hours.ts';
import { checkStorable } from './storable-blocks.ts';

type PromptLab = BlockOf<'prompt_lab'>;

const sample: PromptLab['cases'][number] = {
  id: 'a',
  title: 'Notes with a date',
  input: 'The sample shelf is due on May 3.',
  must_contain: ['May 3'],
  must_not_contain: ['Dear'],
  is_json: false,
  max_words: 40,
  sample: 'The shelf is due on May 3.',
  sample_run: null,
};
const lab: PromptLab = {
  id: 'prompt',
  type: 'prompt_lab',
  title: 'Summarize the notes',
  html: '<p>Write a prompt.</p>',
  minutes: 15,
  criteria: ['audience', 'length', 'privacy'],
  start_prompt: 'Summarize the notes.',
  solution_prompt: 'Summarize the notes for a new cashier in at most 40 words.',
  cases: [sample, { ...sample, id: 'b', title: 'Notes without a date' }],
};
const withCase = (values: Partial<typeof sample>): PromptLab => ({
  ...lab,
  cases: [{ ...sample, ...values }],
});

describe('a prompt lab', () => {
  it('has no problem, its minutes count, and so do the words of its title and its task', () => {
    expect(checkBlock(lab)).toEqual({});
    expect(checkStorable([lab])).toEqual({});
    expect(Blocks.safeParse([lab]).error).toBeUndefined();
    expect(hoursInputs([lab], null)).toMatchObject({ words: 6, exercise_minutes: 15, questions: 0 });
  });

  it.each<[path: string, message: string, PromptLab]>([
    ['title', blockMessages.empty, { ...lab, title: '' }],
    ['html', blockMessages.empty, { ...lab, html: '<p></p>' }],
    ['criteria', blockMessages.noCriteria, { ...lab, criteria: [] }],
    ['solution_prompt', blockMessages.empty, { ...lab, solution_prompt: ' ' }],
    [
      'solution_prompt',
      'The model prompt must meet each criterion. No phrase found that keeps the output within 40 words, such as “at most 40 words”.',
      { ...lab, solution_prompt: 'Summarize the notes for a new cashier.' },
    ],
    ['start_prompt', blockMessages.startIsRight, { ...lab, start_prompt: lab.solution_prompt }],
    // A criterion that is met by absence tells no prompts apart.
    ['start_prompt', blockMessages.startIsRight, { ...lab, criteria: ['privacy'], start_prompt: '' }],
    ['cases', blockMessages.noCases, { ...lab, cases: [] }],
    ['cases', blockMessages.repeatedPart, { ...lab, cases: [sample, { ...sample, title: 'Other notes' }] }],
    ['cases.1.title', blockMessages.equal, { ...lab, cases: [sample, { ...sample, id: 'b' }] }],
    ['cases.0.input', blockMessages.empty, withCase({ input: '' })],
    ['cases.0.sample', blockMessages.empty, withCase({ sample: '' })],
    [
      'cases.0.must_contain',
      blockMessages.noOutputRules,
      withCase({ must_contain: [], must_not_contain: [], max_words: 0 }),
    ],
    ['cases.0.must_contain.1.text', blockMessages.equal, withCase({ must_contain: ['May 3', 'may  3'] })],
    ['cases.0.must_not_contain.0.text', blockMessages.empty, withCase({ must_not_contain: [''] })],
  ])('cannot be published with a problem at %s: %s', (path, message, block) => {
    expect(checkBlock(block)).toMatchObject({ [path]: message });
  });

  it.each<[path: string, message: string, PromptLab]>([
    ['start_prompt', blockLimits.paragraph.tooLong, { ...lab, start_prompt: 'x'.repeat(4001) }],
    ['cases.0.input', blockLimits.paragraph.tooLong, withCase({ input: 'x'.repeat(4001) })],
    ['cases.0.sample', blockLimits.paragraph.tooLong, withCase({ sample: 'x'.repeat(4001) })],
    ['cases', blockLimits.choices.tooMany, { ...lab, cases: Array<typeof sample>(13).fill(sample) }],
    ['cases.0.max_words', blockMessages.maxWords, withCase({ max_words: Number.NaN })],
    ['cases.0.max_words', blockMessages.maxWords, withCase({ max_words: -1 })],
    ['cases.0.max_words', blockMessages.maxWords, withCase({ max_words: 10_001 })],
  ])('is not stored with a problem at %s: %s', (path, message, block) => {
    expect(checkStorable([block])).toMatchObject({ [`0.${path}`]: message });
    expect(Blocks.safeParse([block]).success).toBe(false);
  });

  it('is stored as a draft with texts of their longest', () => {
    const longest = 'x'.repeat(4000);
    const draft = { ...withCase({ input: longest, sample: longest }), solution_prompt: longest };
    expect(checkStorable([draft])).toEqual({});
    expect(Blocks.safeParse([draft]).error).toBeUndefined();
  });
});
