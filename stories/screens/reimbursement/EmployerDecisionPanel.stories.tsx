import { EmployerDecisionPanel } from '@redwhiteandcode/design-system';
import {
  checkDecision,
  checkQuestion,
  decidedByHr,
} from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import { centsOf } from '@redwhiteandcode/contract/text/typed-numbers.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { employerDenial } from './samples.ts';
import { inColumn } from '../../samples/decorators.tsx';

const approval = { ...employerDenial, decision: 'approved', amount_cents: 295_000, comment: null } as const;

const meta = preview.meta({
  title: 'Screens/Reimbursement/EmployerDecisionPanel',
  component: EmployerDecisionPanel,
  args: {
    decision: null,
    askedCents: 295_000,
    isInWriting: true,
    centsOf,
    validateDecision: checkDecision(295_000),
    onDownload: fn(),
    validateQuestion: checkQuestion,
    onDecide: fn(async () => undefined),
    onAsk: fn(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The page on which an employer decides a request of an employee.'],
      avoid: [{ when: 'The learner records the outcome.', instead: 'Screens/Reimbursement/OutcomeForm' }],
      keyboard: [{ keys: 'Arrow keys', does: 'Choose the decision.', test: 'Deny' }],
      accessibility: [
        'A denial without a reason is explained at the field. A review precedes the decision, which is announced and takes focus.',
      ],
    },
  },
  decorators: [inColumn],
});

const typeName = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Your full name/ }), 'Sample Manager');
  await userEvent.type(canvas.getByRole('textbox', { name: /Your title/ }), 'Benefits Manager');
};

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await typeName(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    const review = await screen.findByRole('alertdialog', { name: 'Approve this request?' });
    await expect(review).toHaveTextContent('all of the $2,950.00 that the employee asks for');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve the request' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith({
      decision: 'approved',
      amount: '2950.00',
      name: 'Sample Manager',
      title: 'Benefits Manager',
      comment: '',
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** Less than what is asked is an approval in part; more is refused. */
export const InPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approve' }));
    await typeName(canvas);
    const amount = canvas.getByRole('textbox', { name: /Amount approved/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,950.01');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await canvas.findByText('Enter at most $2,950.00, the amount that the employee asks for');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,000.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '$1,000.50 of the $2,950.00 that the employee asks for',
    );
  },
});

/** 'Go back' sends nothing and keeps what was typed. */
export const GoBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Deny' }));
    await typeName(canvas);
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
    await typeName(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve the request' }));
    await canvas.findByText('This request was approved');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
});

function Deciding(props: ComponentProps<typeof EmployerDecisionPanel>): ReactNode {
  const [decision, setDecision] = useState(props.decision);
  const decide = async () => setDecision(approval);
  return <EmployerDecisionPanel {...props} decision={decision} onDecide={decide} />;
}

/** Without a reason, a name and a title, nothing is sent. */
export const Deny = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Approve' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the decision' }));
    for (const message of [
      'Enter your full name',
      'Enter your title',
      'Give the reason; the employee will read it',
    ])
      await canvas.findByText(message);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Deny' })).toHaveAccessibleDescription(
      /no letter is needed/,
    );
  },
});

/** Through a copied link, a denial is not in writing. */
export const CopiedLink = meta.story({
  args: { isInWriting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Deny' })).toHaveAccessibleDescription(
      /give the employee the denial in writing/,
    );
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
  args: { decision: { ...approval, amount_cents: 100_000, comment: 'The plan pays up to $1,000 a year.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This request was approved in part: $1,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the decision (PDF)' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
});

export const Denied = meta.story({ args: { decision: employerDenial } });

export const DecidedByHr = meta.story({
  args: { isInWriting: false, refusal: decidedByHr },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Approve' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send the question' })).toBeVisible();
  },
});
