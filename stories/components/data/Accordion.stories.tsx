import { Accordion, Badge } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const items = [
  { id: 'pay', title: 'Who pays for the sample course?', content: 'An employer with a program may.' },
  { id: 'time', title: 'How long does it take?', content: 'Eight weeks, four hours each.' },
  { id: 'proof', title: 'What do I get at the end?', content: 'A certificate that anyone can verify.' },
];

const meta = {
  title: 'Components/Data/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One open at a time; the open one can be closed. */
export const Default: Story = {};

export const Expanded: Story = { args: { defaultExpandedKey: 'time' } };

export const WithBadges: Story = {
  args: { items: items.map((item) => ({ ...item, badge: <Badge>Enrollment</Badge> })) },
};

export const LongText: Story = {
  args: {
    items: [{ id: 'long', title: longTitle, content: longText, badge: <Badge>Enrollment</Badge> }, ...items],
    defaultExpandedKey: 'long',
  },
};
