import { ReportButton } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Reports/ReportButton',
  component: ReportButton,
  args: { subject: 'the question “What does a model predict?”', onPress: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['Let a learner report an error in a part of a lesson, under that part.'],
      avoid: [{ when: 'The visitor has a question.', instead: 'Screens/Contact/ContactForm' }],
      keyboard: [{ keys: 'Enter or Space', does: 'Opens the dialog', test: 'Pressing' }],
      accessibility: ['The button’s name says what the report is about, since a lesson has many of them.'],
    },
  },
});

export const Default = meta.story();

export const Pressing = meta.story({
  play: async ({ args, canvas }) => {
    canvas
      .getByRole('button', { name: 'Report an error in the question “What does a model predict?”' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** The learner has just sent a report, and can send another one. */
export const Reported = meta.story({
  args: { isReported: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reported. We will email you our answer.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Report an error/ })).toBeVisible();
  },
});
