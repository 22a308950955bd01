import { EmployerDecisionPanel } from '@redwhiteandcode/design-system';
import { checkDecision, checkQuestion } from '@redwhiteandcode/lambdas/contract/toolkit-rules.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Approval/EmployerDecisionPanel',
  component: EmployerDecisionPanel,
  args: {
    decision: null,
    validateDecision: checkDecision,
    validateQuestion: checkQuestion,
    onDecide: fn(async () => undefined),
    onAsk: fn(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page on which an employer decides a request of an employee.'],
      avoid: [{ when: 'The learner records the outcome.', instead: 'Screens/Account/OutcomeForm' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose the decision.', test: 'Deny' }],
      accessibility: [
        'A denial without a reason is explained at the field. A review precedes the decision, which is announced and takes focus.',
      ],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await screen.findByRole('alertdialog', { name: 'Approve this request?' });
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve the request' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({ decision: 'approved', reason: '' });
  },
});

/** 'Go back' sends nothing and keeps what was typed. */
export const GoBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Deny' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'Degree programs only.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    const review = await screen.findByRole('alertdialog', { name: 'Deny this request?' });
    await expect(review).toHaveTextContent('Degree programs only.');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: /Reason/ })).toHaveValue('Degree programs only.');
  },
});

/** The decision replaces the form and takes focus. */
export const FocusesTheDecision = meta.story({
  render: (args) => <Deciding {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve the request' }));
    await canvas.findByText('This request was approved');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
});

function Deciding(props: ComponentProps<typeof EmployerDecisionPanel>): ReactNode {
  const [decision, setDecision] = useState(props.decision);
  const decide = async () =>
    setDecision({ decision: 'approved', decided_at: '2026-03-09T15:00:00.000Z', reason: null });
  return <EmployerDecisionPanel {...props} decision={decision} onDecide={decide} />;
}

export const Deny = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Approve' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await canvas.findByText('Give the reason; the employee will read it');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

export const Ask = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Your question/ }), 'Which year is it for?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the question' }));
    await canvas.findByText('Your question was sent.');
    await expect(args.onAsk).toHaveBeenLastCalledWith({ question: 'Which year is it for?' });
  },
});

export const Approved = meta.story({
  args: { decision: { decision: 'approved', decided_at: '2026-03-09T15:00:00.000Z', reason: null } },
});

export const Denied = meta.story({
  args: {
    decision: {
      decision: 'denied',
      decided_at: '2026-03-09T15:00:00.000Z',
      reason: 'The plan covers degree programs only.',
    },
  },
});
