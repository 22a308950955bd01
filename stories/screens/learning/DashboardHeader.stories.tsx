import { dashboardCopy } from '@redwhiteandcode/app/pages/learning/dashboard/dashboardCopy.ts';
import { ButtonLink, DashboardHeader } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/DashboardHeader',
  component: DashboardHeader,
  args: { title: dashboardCopy.title, description: dashboardCopy.description },
  parameters: {
    usage: {
      status: 'new',
      use: ['The top of the learner’s dashboard, with the page’s h1.'],
      avoid: [{ when: 'You need a titled section of a page.', instead: 'Components/Layout/Section' }],
      keyboard: [],
      accessibility: ['A script can move focus to the title after a navigation.'],
    },
  },
});

export const Default = meta.story();

export const WithNameAndAction = meta.story({
  args: {
    learnerName: 'Sample Learner',
    action: (
      <ButtonLink href="/courses" variant="neutral">
        {dashboardCopy.browse}
      </ButtonLink>
    ),
  },
});

export const LongText = meta.story({ args: { learnerName: longTitle, description: longText } });
