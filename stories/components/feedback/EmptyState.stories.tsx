import { ButtonLink, EmptyState, Icon, icons } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No certificates yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Says what would stand here, and leads on. */
export const WithAction: Story = {
  args: {
    icon: <Icon icon={icons.award} size="lg" />,
    description: 'Finish a course, and its certificate appears here.',
    action: <ButtonLink href="/#programs">Find a course</ButtonLink>,
  },
};

export const LongText: Story = { args: { title: longTitle, description: longText } };
