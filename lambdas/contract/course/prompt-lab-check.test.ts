import { expect, it } from 'vitest';
import { blockMessages } from './block-limits.ts';
import { checkPromptDraft } from './prompt-lab-check.ts';
import { promptLab } from './sample-labs.ts';

const sample = promptLab.cases[0]!;

it('finds nothing in a lab that works', () => {
  expect(checkPromptDraft(promptLab)).toEqual({ problems: [], samples: [] });
});

it('finds each criterion that the model prompt misses, and a start prompt that meets all of them', () => {
  const swapped = {
    ...promptLab,
    start_prompt: promptLab.solution_prompt,
    solution_prompt: promptLab.start_prompt,
  };
  expect(checkPromptDraft(swapped).problems).toEqual([
    'The model prompt must meet each criterion. No phrase found that names a reader. Say for whom the output is.',
    'The model prompt must meet each criterion. No phrase found that keeps the output within 20 words, such as “at most 20 words”.',
    blockMessages.startIsRight,
  ]);
  expect(checkPromptDraft({ ...swapped, criteria: [] }).problems).toEqual([blockMessages.noCriteria]);
});

it('names the samples that break a rule, by the title of the case or its place, but no empty ones', () => {
  const late = { ...sample, sample: 'Dear team, the shelf is late.' };
  const cases = [late, { ...late, title: ' ', must_not_contain: [] }, { ...sample, sample: '\n' }];
  expect(checkPromptDraft({ ...promptLab, cases }).samples).toEqual([
    '“Note with a date”: Does not contain “May 3”, which it must',
    '“Note with a date”: Contains “Dear”, which it must not',
    'Case 2: Does not contain “May 3”, which it must',
  ]);
});
