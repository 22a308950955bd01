import { QuestionFiguresTable } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { tableUsage } from '../tableStories.ts';

const question = {
  lesson: 'Module 1, lesson 2',
  is_withdrawn: false,
  attempts: 120,
  facility: 0.82,
  discrimination: 0.34,
  findings: [],
};

const meta = preview.meta({
  title: 'Screens/Assessment/QuestionFiguresTable',
  component: QuestionFiguresTable,
  args: {
    rows: [
      { ...question, id: 'good', prompt: 'How does a language model write its answer?' },
      {
        ...question,
        id: 'hard',
        prompt: 'About how many tokens do 30 English words have?',
        facility: 0.31,
        discrimination: -0.05,
        findings: ['Too hard', 'Does not separate'],
      },
      {
        ...question,
        id: 'new',
        prompt: 'Which of these prompts names an audience?',
        attempts: 12,
        facility: null,
        discrimination: null,
      },
      { ...question, id: 'gone', prompt: 'Which year was it?', is_withdrawn: true, discrimination: -0.003 },
    ],
    empty: 'Figures appear from 30 first attempts on; there are 12.',
  },
  parameters: { usage: tableUsage('Show how learners answer the questions of a course’s assessment.') },
});

/** Good, bad, new, and withdrawn questions */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const hard = canvas.getByRole('row', { name: /30 English words/ });
    await expect(within(hard).getByText('31%')).toBeVisible();
    await expect(within(hard).getByText('−0.05')).toBeVisible();
    await expect(within(hard).getByText('Does not separate')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /names an audience/ })).toHaveTextContent('Not yet');
    const gone = canvas.getByRole('row', { name: /Which year/ });
    await expect(within(gone).getByText('0.00')).toBeVisible();
    await expect(gone).toHaveTextContent('Withdrawn');
  },
});

/** Too few first attempts for figures */
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^Figures appear from 30/ })).toBeVisible();
  },
});
