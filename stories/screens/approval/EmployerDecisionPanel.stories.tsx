import { EmployerDecisionPanel } from '@redwhiteandcode/design-system';
import { checkDecision, checkQuestion } from '@redwhiteandcode/lambdas/contract/toolkit-rules.ts';
import { expect, fn } from 'storybook/test';
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
      accessibility: ['A denial without a reason is explained at the field. The decision is announced.'],
    },
  },
  decorators: [inColumn],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({ decision: 'approved', reason: '' });
  },
});

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
