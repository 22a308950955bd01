import { AttemptReview, ReportButton } from '@redwhiteandcode/design-system';
import { expect, fn, within } from 'storybook/test';
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
        is_withdrawn: false,
        answer: ['It predicts the next `token`'],
        right_answer: ['It predicts the next `token`'],
        feedback: [{ id: 'b', isRight: true, feedback: 'One token at a time.' }],
        explanation: 'A model predicts the next token from the tokens before it.',
        quote: 'A language model predicts the next token.',
        lesson,
      },
      {
        id: 'wrong',
        prompt: 'About how many tokens do 30 English words have?',
        is_right: false,
        is_withdrawn: false,
        answer: [],
        right_answer: ['40 tokens'],
        feedback: [],
        explanation: 'Three words have about four tokens.',
        quote: '',
        lesson,
      },
    ],
    toReview: [lesson],
    pages: { assessmentHref: '#assessment', certificateHref: '#certificate', lessonsHref: '#lessons' },
  },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'After an attempt is submitted: the score, what to review, and each question with its explanation.',
      ],
      avoid: [{ when: 'The attempt is still open.', instead: 'Screens/Assessment/AttemptForm' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the links to the lessons.', test: 'Passed' },
        { keys: 'Enter on Report an error', does: 'Opens the dialog of the report.', test: 'WithReports' },
      ],
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

/** An attempt passed before all lessons are completed */
export const LessonsLeft = meta.story({
  args: {
    pages: { assessmentHref: '#assessment', certificateHref: undefined, lessonsHref: '#lessons' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See the certificate' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Complete the remaining lessons to get the certificate' }),
    ).toHaveAttribute('href', '#lessons');
  },
});

/** A withdrawn question counts as right, and its key, which may be wrong, is not shown */
export const Withdrawn = meta.story({
  args: {
    questions: [
      {
        id: 'withdrawn',
        prompt: 'About how many tokens do 30 English words have?',
        is_right: true,
        is_withdrawn: true,
        answer: ['40 tokens'],
        right_answer: ['4 tokens'],
        feedback: [{ id: 'b', isRight: false, feedback: 'Too many.' }],
        explanation: 'Ten words have about one token.',
        quote: '',
        lesson,
      },
    ],
    toReview: [],
  },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('region', { name: 'Question 1' });
    await expect(question).toHaveTextContent('It counts as right for everyone.');
    await expect(question).toHaveTextContent('Your answer: 40 tokens');
    await expect(question).not.toHaveTextContent(/4 tokens$|Too many|Ten words/);
  },
});

/** Lists each part of an answer on its own line */
export const SeveralParts = meta.story({
  args: {
    questions: [
      {
        id: 'sort',
        prompt: 'Sort the requests by what the reply needs.',
        is_right: false,
        is_withdrawn: false,
        answer: ['A tracking number: A rule', 'A refund: A person'],
        right_answer: ['A tracking number: A fact', 'A refund: A person'],
        feedback: [
          { id: 'a', isRight: false, feedback: 'It changes with every order.' },
          { id: 'b', isRight: true, feedback: '' },
        ],
        explanation: 'A fact changes, a rule stays.',
        quote: '',
        lesson,
      },
    ],
  },
  play: async ({ canvas }) => {
    const lists = within(canvas.getByRole('region', { name: 'Question 1' })).getAllByRole('list');
    await expect(
      lists.map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ),
    ).toEqual([
      ['A tracking number: A rule', 'A refund: A person'],
      ['A tracking number: A fact', 'A refund: A person'],
    ]);
  },
});

/** An attempt below the scale */
export const NotPassed = meta.story({
  args: { result: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 percent: not passed')).toBeVisible();
  },
});

const onReport = fn();

/** An error can be reported under each question. */
export const WithReports = meta.story({
  args: {
    renderUnder: ({ id, prompt }) => (
      <ReportButton subject={`the question “${prompt}”`} onPress={() => onReport(id)} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Report an error in the question/ });
    await expect(buttons).toHaveLength(2);
    buttons[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onReport).toHaveBeenLastCalledWith('wrong');
  },
});
