import { Card, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const cards = ['First', 'Second', 'Third'].map((word) => <Card key={word}>{word}</Card>);

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WideGap: Story = { args: { gap: 48 } };

export const Aligned: Story = {
  render: () => (
    <Stack gap={32}>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align} gap={8}>
          {cards}
        </Stack>
      ))}
    </Stack>
  ),
};

export const List: Story = {
  args: { as: 'ul', children: ['First', 'Second'].map((word) => <li key={word}>{word}</li>) },
};

export const LongText: Story = { args: { children: <Card>{longText}</Card> } };
