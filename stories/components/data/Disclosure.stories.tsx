import { Badge, Disclosure } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/Disclosure',
  component: Disclosure,
  args: { title: 'What counts as training?', children: 'A sample answer of one sentence.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = { args: { defaultExpanded: true } };

export const WithBadge: Story = { args: { badge: <Badge>Section 127</Badge>, headingLevel: 2 } };

export const LongText: Story = {
  args: { title: longTitle, children: longText, badge: <Badge>Enrollment</Badge>, defaultExpanded: true },
};
