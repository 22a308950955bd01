import { AiBadge, CourseDetails } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { courseDetails } from '../../samples/course.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Course/CourseDetails',
  component: CourseDetails,
  parameters: {
    usage: {
      status: 'stable',
      use: ['A course page, for signed-in users.'],
      avoid: [
        { when: 'The visitor is signed out.', instead: 'Screens/Course/LockedPreview' },
        { when: 'The course has no details yet.', instead: 'Screens/Curriculum/GenerateContent' },
      ],
      keyboard: [],
      accessibility: [
        'Each part has a heading. The weeks are an ordered list.',
        'AI-generated content is marked beside the curriculum’s heading.',
      ],
    },
  },
  args: { details: courseDetails },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Learning Outcomes' })).toBeVisible();
  },
});

export const MarkedAsGenerated = meta.story({ args: { disclosure: <AiBadge /> } });

/** A part without data is not rendered. */
export const OnlyCurriculum = meta.story({
  args: {
    details: {
      ...courseDetails,
      learning_outcomes: [],
      prerequisites: [],
      target_roles: [],
      instructor_info: null,
    },
  },
});

export const LongText = meta.story({
  args: {
    details: {
      learning_outcomes: [longText],
      prerequisites: [longText],
      target_roles: [longTitle],
      modules: [{ week: 'Week 1', title: longTitle, topics: [longText], deliverables: [longText] }],
      instructor_info: { name: longTitle, credentials: longTitle, bio: longText },
    },
  },
});
