import { ButtonLink, DashboardHeader } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/DashboardHeader',
  component: DashboardHeader,
  parameters: {
    usage: {
      status: 'new',
      use: ['Once, at the head of the learner’s dashboard: it holds the page’s h1.'],
      avoid: [{ when: 'A band of a page with a title.', instead: 'Components/Layout/Section' }],
      keyboard: [],
      accessibility: ['The title can take focus by script after a navigation.'],
    },
  },
});

export const Default = meta.story();

export const WithNameAndAction = meta.story({
  args: {
    learnerName: 'Sample Learner',
    action: (
      <ButtonLink href="/#programs" variant="neutral">
        Browse Courses
      </ButtonLink>
    ),
  },
});

export const LongText = meta.story({ args: { learnerName: longTitle, description: longText } });
