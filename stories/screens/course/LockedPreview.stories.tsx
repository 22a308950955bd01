import { LockedPreview } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Course/LockedPreview',
  component: LockedPreview,
  parameters: {
    usage: {
      status: 'stable',
      use: ['The page of a course with details, for signed-out visitors.'],
      avoid: [{ when: 'The course has no details.', instead: 'Screens/Curriculum/GenerateContent' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the sign-in link, then to the free lesson.', test: 'Default' },
      ],
      accessibility: ['The content that signing in unlocks is a list of text.'],
    },
  },
  args: {
    signInHref: '/auth',
    freeLessonHref: '/course/sample/preview',
    course: { lesson_count: 12, hours: 7 },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Sign In to View Full Course'], ['link', 'Read a Free Lesson']),
});

/** What is inside comes first, and that an account is free. */
export const Contents = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('12 lessons, about 7 hours');
    await expect(canvas.getByText(/create an account, which is free/)).toBeVisible();
  },
});

/** Without a free lesson, as in a course without lessons. */
export const WithoutFreeLesson = meta.story({
  args: { freeLessonHref: undefined, course: { lesson_count: 0, hours: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/hours/)).toBeNull();
  },
});
