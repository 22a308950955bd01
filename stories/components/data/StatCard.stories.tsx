import { Grid, Icon, icons, StatCard } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Courses completed', value: '3' },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { icon: <Icon icon={icons.award} size="lg" />, description: 'One this month' },
};

export const Loading: Story = { args: { isLoading: true } };

export const InARow: Story = {
  render: () => (
    <Grid minColumnWidth={200}>
      <StatCard label="Enrolled" value="4" icon={<Icon icon={icons.bookOpen} />} />
      <StatCard label="Completed" value="1" icon={<Icon icon={icons.award} />} />
      <StatCard label="Minutes learned" value="1,248" icon={<Icon icon={icons.clock} />} />
    </Grid>
  ),
};

export const LongText: Story = {
  args: { label: longTitle, value: '$1,234,567,890.00', icon: <Icon icon={icons.award} size="lg" /> },
};
