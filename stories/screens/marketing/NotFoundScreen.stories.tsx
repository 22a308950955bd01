import { NotFoundScreen } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/NotFoundScreen',
  component: NotFoundScreen,
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'stable',
      use: ['Say that an address leads nowhere, with a way on.'],
      avoid: [
        { when: 'The address is right and loading failed.', instead: 'Components/Feedback/ErrorState' },
      ],
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
    homeHref: '/#programs',
    homeLabel: 'See all courses',
  },
});

export const LongText = meta.story({
  args: { title: longTitle, description: longText, homeLabel: longTitle },
});
