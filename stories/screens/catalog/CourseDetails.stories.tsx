import { AiDisclosure, CourseDetails } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { courseDetails } from '../../samples/courses.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/CourseDetails',
  component: CourseDetails,
  args: { details: courseDetails },
  argTypes: { disclosure: { control: false } },
} satisfies Meta<typeof CourseDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarkedAsGenerated: Story = { args: { disclosure: <AiDisclosure variant="badge" /> } };

/** A part without data is left out. */
export const CurriculumAlone: Story = {
  args: {
    details: {
      ...courseDetails,
      learning_outcomes: [],
      prerequisites: [],
      target_roles: [],
      instructor_info: null,
    },
  },
};

export const LongText: Story = {
  args: {
    details: {
      learning_outcomes: [longText],
      prerequisites: [longText],
      target_roles: [longTitle],
      modules: [{ week: 'Week 1', title: longTitle, topics: [longText], deliverables: [longText] }],
      instructor_info: { name: longTitle, credentials: longTitle, bio: longText },
    },
  },
};
