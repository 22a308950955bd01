import { checkAnswer, errorKinds, reportMax } from '@redwhiteandcode/contract/reports/rules.ts';
import { Prose, ReportReview, type ReportReviewProps } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { report } from './samples.ts';

/** Shows the answer once it is sent, as the page does. */
function Answered({ onAnswer, ...args }: ReportReviewProps) {
  const [shown, setShown] = useState(args.report);
  return (
    <ReportReview
      {...args}
      report={shown}
      onAnswer={async (values) => {
        const errors = await onAnswer(values);
        if (!errors) setShown({ ...report.fixed, answer: values.answer });
        return errors;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Reports/ReportReview',
  component: ReportReview,
  args: {
    report: report.open,
    kind: errorKinds[report.open.kind],
    block: <Prose html="<p>A model predicts the next token.</p>" />,
    editorHref: '/admin/courses/sample-course?lesson=1.1',
    validate: checkAnswer,
    maxLength: reportMax,
    onAnswer: fn<ReportReviewProps['onAnswer']>(async () => undefined),
  },
  render: (args) => <Answered {...args} />,
  parameters: {
    usage: {
      status: 'new',
      use: ['Show a report of an error beside the block that it is about, and answer it.'],
      avoid: [{ when: 'A learner reports an error.', instead: 'Screens/Reports/ReportDialog' }],
      keyboard: [
        {
          keys: 'Enter on Send answer',
          does: 'Sends the answer, and moves to its heading',
          test: 'Answering',
        },
        {
          keys: 'Enter on Send answer without input',
          does: 'Moves to the first field',
          test: 'WithoutInput',
        },
      ],
      accessibility: ['After the answer was sent, focus moves to the heading above it.'],
    },
  },
});

export const Default = meta.story();

/** A question of an assessment that has changed since. */
export const Question = meta.story({
  args: {
    report: { ...report.open, attempt: 2, is_changed: true },
    editorHref: '/admin/courses/sample-course/assessment',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The question as the learner saw it' })).toBeVisible();
    await expect(canvas.getByText(/^The assessment has changed since\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the assessment in its editor' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Fixed' })).toHaveAccessibleDescription(
      'You corrected the question, approved it, and saved.',
    );
  },
});

export const Answering = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed' }));
    await userEvent.type(canvas.getByLabelText('Answer to the learner'), 'Thank you. It is corrected.');
    canvas.getByRole('button', { name: 'Send answer' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({
        outcome: 'fixed',
        answer: 'Thank you. It is corrected.',
      }),
    );
    await expect(await canvas.findByText('Thank you. It is corrected.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Answer' })).toHaveFocus());
  },
});

export const WithoutInput = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Send answer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Choose whether you fixed the error')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Fixed' })).toHaveFocus();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
});

/** Another admin answered first. */
export const Failed = meta.story({
  args: {
    onAnswer: fn<ReportReviewProps['onAnswer']>(async () => ({
      form: 'Another admin has already answered this report.',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await userEvent.type(canvas.getByLabelText('Answer to the learner'), 'It is right.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText('Another admin has already answered this report.')).toBeVisible();
    await expect(canvas.getByLabelText('Answer to the learner')).toHaveValue('It is right.');
  },
});

/** An answered report about a block that has changed since. */
export const Fixed = meta.story({
  args: { report: report.fixed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you. We read the paragraph again.')).toBeVisible();
    await expect(canvas.getByText(/^The lesson has changed since\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  },
});
