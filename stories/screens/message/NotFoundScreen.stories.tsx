import { NotFoundScreen } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Message/NotFoundScreen',
  component: NotFoundScreen,
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['A URL without a page, with a link to continue.'],
      avoid: [{ when: 'The page exists, but loading it failed.', instead: 'Components/Feedback/ErrorState' }],
      keyboard: [],
      accessibility: ['The title is the h1 of the page.'],
    },
  },
});

export const Default = meta.story();

export const CourseNotFound = meta.story({
  args: {
    title: 'Course Not Found',
    description: 'There is no course at this address.',
    homeHref: '/courses',
    homeLabel: 'See all courses',
  },
});

export const LongText = meta.story({
  args: { title: longTitle, description: longText, homeLabel: longTitle },
});
