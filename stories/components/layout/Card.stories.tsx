import { Card, Grid } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../samples/text.ts';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'What belongs together.' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Grid minColumnWidth={200}>
      <Card tone="surface">Surface</Card>
      <Card tone="subtle">Subtle</Card>
      <Card tone="outline">Outline</Card>
      <Card isRaised>Raised</Card>
    </Grid>
  ),
};

export const Padding: Story = {
  render: () => (
    <Grid minColumnWidth={200}>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};

export const LongText: Story = { args: { children: longText } };
