import { Card, Grid } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const cards = Array.from({ length: 5 }, (_, index) => <Card key={index}>Card {index + 1}</Card>);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Equal columns, as many as fit. */
export const Default: Story = {};

export const NarrowColumns: Story = { args: { minColumnWidth: 160, gap: 12 } };

export const WideColumns: Story = { args: { minColumnWidth: 400 } };

export const LongText: Story = { args: { children: [<Card key="long">{longText}</Card>, ...cards] } };
