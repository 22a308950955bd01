import { EnrollmentCard, type EnrollmentSummary, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { course, longCourse } from '../../samples/courses.ts';

const enrollment: EnrollmentSummary = { id: 'sample', status: 'active', course, progress: 40 };

const meta = {
  title: 'Screens/Learning/EnrollmentCard',
  component: EnrollmentCard,
  args: {
    enrollment,
    learnHref: '/learn/sample-course',
    detailsHref: '/course/sample-course',
    onPause: fn(),
    onResume: fn(),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EnrollmentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotStarted: Story = { args: { enrollment: { ...enrollment, progress: 0 } } };

export const Paused: Story = { args: { enrollment: { ...enrollment, status: 'paused' } } };

export const Pausing: Story = { args: { isPending: true } };

export const Completed: Story = {
  args: {
    enrollment: {
      ...enrollment,
      status: 'completed',
      progress: 100,
      certificate_number: 'RWC-2025-DEM0CERT',
    },
    certificateHref: '/verify/RWC-2025-DEM0CERT',
  },
};

export const List: Story = {
  render: (args) => (
    <Stack>
      <EnrollmentCard {...args} />
      <EnrollmentCard {...args} enrollment={{ ...enrollment, id: 'other', status: 'waiting', progress: 3 }} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    enrollment: { ...enrollment, course: longCourse, certificate_number: 'RWC-2025-DEM0CERT' },
    children: 'More facts of the enrollment.',
  },
};
