import { NotFoundScreen } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Marketing/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
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
