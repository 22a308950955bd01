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
      use: ['For a lesson’s link that is followed without an enrollment, where the outline is public.'],
      avoid: [{ when: 'Nothing of the course may be shown.', instead: 'Screens/Learning/CourseUnavailable' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to the course page’s link.', test: 'Default' }],
      accessibility: ['The grey lines are hidden; why the lesson is locked is a section with a heading.'],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Go to Course Page']),
});

export const LongText = meta.story({ args: { title: longTitle, moduleTitle: longTitle } });
