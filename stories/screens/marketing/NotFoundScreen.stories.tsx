import { NotFoundScreen } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
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
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CourseNotFound: Story = {
  args: {
    title: 'Course Not Found',
    description: 'There is no course at this address.',
    homeHref: '/#programs',
    homeLabel: 'See all courses',
  },
};

export const LongText: Story = { args: { title: longTitle, description: longText, homeLabel: longTitle } };
