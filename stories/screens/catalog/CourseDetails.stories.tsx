import { AiBadge, CourseDetails } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { courseDetails } from '../../samples/courses.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Catalog/CourseDetails',
  component: CourseDetails,
  parameters: {
    usage: {
      status: 'stable',
      use: ['On a course’s page, for those who are signed in.'],
      avoid: [
        { when: 'The visitor is signed out.', instead: 'Screens/Catalog/LockedPreview' },
        { when: 'There are no details yet.', instead: 'Screens/Catalog/GenerateContent' },
      ],
      keyboard: [],
      accessibility: [
        'Each part has a heading; weeks are an ordered list.',
        'What a machine wrote is marked by the curriculum’s heading.',
      ],
    },
  },
  args: { details: courseDetails },
  argTypes: { disclosure: { control: false } },
} satisfies Meta<typeof CourseDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['details'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Learning Outcomes' })).toBeVisible();
  },
};

export const MarkedAsGenerated: Story = { args: { disclosure: <AiBadge /> } };

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
