import { Card, Container, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: { children: <Card>Centred, and off the screen’s edges.</Card> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Widths: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card>{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { width: 'sm', children: <Card>{longText}</Card> } };
