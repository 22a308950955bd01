import { TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Marketing/TaxDisclaimer',
  component: TaxDisclaimer,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Stand by every statement about taxes: what the limit is and that nothing is promised.'],
      avoid: [{ when: 'A message is about what the visitor did.', instead: 'Components/Feedback/Alert' }],
      keyboard: [],
      accessibility: ['Plain text, read where it stands.'],
    },
  },
} satisfies Meta<typeof TaxDisclaimer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { variant: 'block' } };

/** A sample limit of another year. */
export const OtherLimit: Story = { args: { annualLimit: '$1,234' } };
