import { ComplianceLists } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Marketing/ComplianceLists',
  component: ComplianceLists,
  args: {
    employer: [
      'A written plan',
      'Notice to all eligible employees',
      'No choice between pay and education',
      'Records kept',
    ],
    employee: ['Ask before enrolling', 'Keep the receipt and the certificate'],
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['For what each side has to do under a rule. It informs; nothing can be ticked off.'],
      avoid: [{ when: 'Things are or are not included.', instead: 'Screens/Marketing/CoveredList' }],
      keyboard: [],
      accessibility: ['Two lists, each named by its title.'],
    },
  },
} satisfies Meta<typeof ComplianceLists>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['employerTitle', 'employeeTitle', 'headingLevel'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'For employers' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'For employees' })).toBeVisible();
  },
};

export const LongText: Story = { args: { employerTitle: longTitle, employer: [longText, 'Short'] } };
