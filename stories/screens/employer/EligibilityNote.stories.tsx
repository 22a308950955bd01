import { EligibilityNote } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Employer/EligibilityNote',
  component: EligibilityNote,
  parameters: {
    usage: {
      status: 'new',
      use: ['Above the application to Layoff to Lift-Off, and beside what its pages say of reimbursement.'],
      avoid: [
        { when: 'The statement is about the tax rule itself.', instead: 'Screens/Marketing/TaxDisclaimer' },
      ],
      keyboard: [],
      accessibility: ['Part of the page, not announced by itself.'],
    },
  },
} satisfies Meta<typeof EligibilityNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { controls: { include: ['title', 'contactHref', 'children'] } } };

export const LongText: Story = { args: { title: longTitle, children: longText } };
