import { ResumeLine } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longTitle } from '../../samples/text.ts';
import { tabsTo } from '../playFunctions.ts';

const meta = preview.meta({
  title: 'Screens/Learning/ResumeLine',
  component: ResumeLine,
  args: {
    lessonTitle: 'Your first prompt',
    moduleTitle: '2. Practice',
    href: '/learn/sample-course/2/1',
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['The last lesson that the learner opened, at the top of the dashboard and of a course page.'],
      avoid: [{ when: 'You show the whole course.', instead: 'Screens/Learning/EnrollmentCard' }],
      keyboard: [{ keys: 'Tab', does: 'Moves to Continue Learning.', test: 'Default' }],
      accessibility: ['The lesson’s title comes before its link.'],
    },
  },
});

export const Default = meta.story({
  play: tabsTo(['link', 'Continue Learning']),
});

export const WithoutModule = meta.story({ args: { moduleTitle: undefined, label: 'Start Learning' } });

export const LongText = meta.story({ args: { lessonTitle: longTitle, moduleTitle: longTitle } });
