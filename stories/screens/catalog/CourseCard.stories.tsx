import { CourseCard, Grid } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { course, longCourse } from '../../samples/courses.ts';

const meta = {
  title: 'Screens/Catalog/CourseCard',
  component: CourseCard,
  args: { course, href: '/course/sample-course' },
} satisfies Meta<typeof CourseCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Cards of a row are of one height, their actions on one line. */
export const InAGrid: Story = {
  render: (args) => (
    <Grid>
      <CourseCard {...args} />
      <CourseCard {...args} course={longCourse} />
    </Grid>
  ),
};

export const LongText: Story = { args: { course: longCourse } };
