import { LockedLesson } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Learning/LockedLesson',
  component: LockedLesson,
  args: { title: 'Your first prompt', moduleTitle: '2. Practice', courseHref: '/course/sample-course' },
  parameters: {
    usage: {
      status: 'new',
      use: ['A lesson that a visitor opens without an enrollment, if the outline is public.'],
      avoid: [
        { when: 'You may not show the lesson’s title.', instead: 'Screens/Learning/CourseUnavailable' },
      ],
      keyboard: [{ keys: 'Tab', does: 'Moves to the link to the course page.', test: 'Default' }],
      accessibility: ['The gray lines are hidden. A section explains why the lesson is locked.'],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Go to Course Page']),
});

export const LongText = meta.story({ args: { title: longTitle, moduleTitle: longTitle } });
