import { Badge, Card, Inline, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const badges = ['Beginner', 'Technical', '8 weeks'].map((word) => <Badge key={word}>{word}</Badge>);

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: { children: badges },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {badges}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wrapping: Story = {
  args: { children: Array.from({ length: 40 }, (_, index) => <Badge key={index}>Word {index + 1}</Badge>) },
};

export const LongText: Story = {
  args: {
    isWrapping: false,
    align: 'start',
    children: (
      <>
        <Card>{longText}</Card>
        <Card>Short</Card>
      </>
    ),
  },
};
