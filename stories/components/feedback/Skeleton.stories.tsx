import { Skeleton, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack gap={24}>
      <Skeleton shape="title" width="50%" />
      <Skeleton lines={3} />
      <Skeleton shape="circle" width="3rem" height="3rem" />
      <Skeleton shape="block" height="8rem" />
    </Stack>
  ),
};
