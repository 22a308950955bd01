import { AttemptReview } from '@redwhiteandcode/design-system';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { failed, passed } from './samples.ts';

const lesson = { title: 'How a model writes', href: '#lesson' };

const meta = preview.meta({
  title: 'Screens/Assessment/AttemptReview',
  component: AttemptReview,
  args: {
    result: passed,
    passPercent: 73,
    modules: [
      { title: 'Where to begin', right: 9, questions: 10 },
      { title: 'Next steps', right: 8, questions: 10 },
    ],
    questions: [
      {
        id: 'right',
        prompt: 'How does a language model write its answer?',
        is_right: true,
        answer: 'It predicts the next `token`',
        right_answer: 'It predicts the next `token`',
        feedback: [{ id: 'b', isRight: true, feedback: 'One token at a time.' }],
        explanation: 'A model predicts the next token from the tokens before it.',
        quote: 'A language model predicts the next token.',
        lesson,
      },
      {
        id: 'wrong',
        prompt: 'About how many tokens do 30 English words have?',
        is_right: false,
        answer: '',
        right_answer: '40 tokens',
        feedback: [],
        explanation: 'Three words have about four tokens.',
        quote: '',
        lesson,
      },
    ],
    toReview: [lesson],
    assessmentHref: '#assessment',
    certificateHref: '#certificate',
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'After an attempt is submitted: the score, what to review, and each question with its explanation.',
      ],
      avoid: [{ when: 'The attempt is still open.', instead: 'Screens/Assessment/AttemptForm' }],
      keyboard: [{ keys: 'Tab', does: 'Moves through the links to the lessons.', test: 'Passed' }],
      accessibility: ['Right and wrong answers have an icon and a word.'],
    },
  },
});

/** A passed attempt with a wrong answer */
export const Passed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('85 percent, B: passed')).toBeVisible();
    const second = canvas.getByRole('region', { name: 'Question 2' });
    await expect(within(second).getByText('Not right.')).toBeVisible();
    await expect(second).toHaveTextContent('Your answer: none');
    await expect(second).toHaveTextContent('Right answer: 40 tokens');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'How a model writes' })[0]).toHaveFocus();
  },
});

/** An attempt below the scale */
export const NotPassed = meta.story({
  args: { result: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 percent: not passed')).toBeVisible();
  },
});
