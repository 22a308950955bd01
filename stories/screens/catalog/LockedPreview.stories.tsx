import { LockedPreview } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Catalog/LockedPreview',
  component: LockedPreview,
  parameters: {
    usage: {
      status: 'stable',
      use: ['The page of a course with details, for signed-out visitors.'],
      avoid: [
        { when: 'The course has no details.', instead: 'Screens/Catalog/GenerateContent' },
        { when: 'A lesson is locked.', instead: 'Screens/Learning/LockedLesson' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the sign-in link, then to the free lesson.', test: 'Default' },
      ],
      accessibility: ['The content that signing in unlocks is a list of text.'],
    },
  },
  args: { signInHref: '/auth', freeLessonHref: '/course/sample/preview' },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Sign In to View Full Course'], ['link', 'Read a Free Lesson']),
});

/** Without a free lesson, as in a course without lessons. */
export const WithoutFreeLesson = meta.story({ args: { freeLessonHref: undefined } });

export const LongText = meta.story({ args: { features: [longText, 'Short'] } });
