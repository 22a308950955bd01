import { WorkedExampleView } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { workedExample } from '../../samples/blocks.ts';
import { inColumn } from '../../samples/decorators.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/WorkedExampleView',
  component: WorkedExampleView,
  args: { block: workedExample },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['An example in a lesson whose next step the learner should think about before reading it.'],
      avoid: [{ when: 'The parts do not build on each other.', instead: 'Components/Data/Accordion' }],
      keyboard: [
        { keys: 'Enter on Show step', does: 'Opens the step. Its heading takes focus.', test: 'ByKeyboard' },
        {
          keys: 'Enter on Show all steps',
          does: 'Opens all steps. The first new heading takes focus.',
          test: 'AllSteps',
        },
      ],
      accessibility: [
        'A region with a heading for each step.',
        'On paper and without scripts all steps are open.',
      ],
    },
  },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Step 2: Name the reader' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show step 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Step 2: Name the reader' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Step 3: Name the form' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const AllSteps = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show all steps' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Step 2: Name the reader' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Step 3: Name the form' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    block: {
      ...workedExample,
      title: longTitle,
      steps: [
        { title: longTitle, html: `<p>${longText}</p>` },
        { title: 'Second', html: '<p>End.</p>' },
      ],
    },
  },
});
