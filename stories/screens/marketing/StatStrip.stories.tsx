import { StatStrip } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stats } from '../../samples/marketing.ts';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Marketing/StatStrip',
  component: StatStrip,
  args: { stats },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For two to four numbers that carry a page. A note says where they come from, or that they are illustrative.',
      ],
      avoid: [
        { when: 'The numbers belong to the person, as on a dashboard.', instead: 'Components/Data/StatCard' },
      ],
      keyboard: [],
      accessibility: ['A description list: each number is read with what it counts.'],
    },
  },
} satisfies Meta<typeof StatStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { controls: { include: ['note'] } } };

/** Numbers that nobody can check stand with the word that they are illustrative. */
export const Illustrative: Story = {
  args: { stats: stats.slice(0, 3), note: 'Illustrative figures; your own result may differ.' },
};

export const Two: Story = { args: { stats: stats.slice(0, 2) } };

export const LongText: Story = {
  args: { stats: [{ value: '$1,234,567,890', label: longText }, ...stats.slice(1)], note: longText },
};
