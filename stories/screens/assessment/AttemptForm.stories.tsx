import { AttemptForm, type AttemptFormProps, type BlockState } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { untouched } from '../../samples/blocks.ts';
import { questions } from './samples.ts';

/** Keeps the answers, as the page does. */
function Kept({ stateOf, onWorkChange, ...args }: AttemptFormProps) {
  const [states, setStates] = useState<Record<string, BlockState>>({});
  return (
    <AttemptForm
      {...args}
      stateOf={(id) => states[id] ?? stateOf(id)}
      onWorkChange={(id, work) => {
        setStates({ ...states, [id]: { ...untouched, work, saving: 'saved' } });
        onWorkChange(id, work);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Assessment/AttemptForm',
  component: AttemptForm,
  args: {
    number: 1,
    attempts: 3,
    questions,
    stateOf: (_id) => untouched,
    onWorkChange: fn(),
    onRetry: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: ['For an open attempt at an assessment: all questions on one page, without a clock.'],
      avoid: [{ when: 'A question of a lesson, with feedback.', instead: 'Screens/Learning/CheckView' }],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves through the controls of the questions to the submission.',
          test: 'Submits',
        },
        { keys: 'Space', does: 'Chooses the focused choice.', test: 'Submits' },
      ],
      accessibility: [
        'Each question is a region that its text names.',
        'The submission asks first, and says how many questions have no answer.',
      ],
    },
  },
});

/** Nothing is answered yet */
export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 7 questions answered.')).toBeVisible();
  },
});

/** One answer, then the question before the submission */
export const Submits = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('region', { name: 'How does a language model write its answer?' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(first).getAllByRole('radio')[0]).toBeChecked();
    await expect(canvas.getByText('1 of 7 questions answered.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'question 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit attempt 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit attempt 1 of 3?' });
    await expect(dialog).toHaveTextContent('6 of 7 questions have no answer and count as wrong.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
