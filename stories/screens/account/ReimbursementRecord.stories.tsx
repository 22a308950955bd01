import { Button, ReimbursementRecord } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../samples/text.ts';
import { reimbursement } from '../../samples/toolkit.ts';

const meta = {
  title: 'Screens/Account/ReimbursementRecord',
  component: ReimbursementRecord,
  args: { reimbursement },
  argTypes: { actions: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: ['For each request of a learner, on the dashboard and on the toolkit’s page.'],
      avoid: [{ when: 'The year’s sum is the subject.', instead: 'Screens/Learning/AnnualBenefit' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to its actions.', test: 'WithActions' }],
      accessibility: [
        'An article named by the course.',
        'Where it stands is icon, word and colour; what is still to come is said in words.',
      ],
    },
  },
} satisfies Meta<typeof ReimbursementRecord>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { controls: { include: ['reimbursement', 'headingLevel'] } } };

/** Nothing is recorded yet, not even the employer. */
export const Generated: Story = {
  args: { reimbursement: { ...reimbursement, status: 'generated', employer_name: null, submitted_on: null } },
};

export const Approved: Story = {
  args: { reimbursement: { ...reimbursement, status: 'approved', approved_on: '2026-03-20' } },
};

export const Denied: Story = {
  args: { reimbursement: { ...reimbursement, status: 'denied', denied_on: '2026-03-20' } },
};

export const Paid: Story = {
  args: {
    reimbursement: {
      ...reimbursement,
      status: 'paid',
      approved_on: '2026-03-20',
      paid_on: '2026-04-01',
      amount: 2950,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,950.00 reimbursed')).toBeVisible();
  },
};

export const WithActions: Story = {
  args: { actions: <Button variant="neutral">Record Outcome</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Record Outcome' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { reimbursement: { ...reimbursement, course_title: longTitle, employer_name: longTitle } },
};
