import { ButtonLink, EmptyState, Icon, icons, Stack } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No certificates yet' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['Where a list would stand that holds nothing: say what would be there and lead on.'],
      avoid: [
        { when: 'The list could not be loaded.', instead: 'Components/Feedback/ErrorState' },
        { when: 'It is still loading.', instead: 'Components/Feedback/Skeleton' },
        {
          when: 'A search in a table found nothing; one sentence in it is enough.',
          instead: 'Components/Data/DataTable',
        },
      ],
      keyboard: [],
      accessibility: ['Its title is a heading of the level that fits its place.', 'The icon is decoration.'],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { controls: { include: ['title', 'description', 'headingLevel'] } },
};

/** Says what would stand here, and leads on. */
export const WithAction: Story = {
  args: {
    icon: <Icon icon={icons.award} size="lg" />,
    description: 'Finish a course, and its certificate appears here.',
    action: <ButtonLink href="/#programs">Find a course</ButtonLink>,
  },
};

export const Anatomy: Story = {
  ...WithAction,
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'optional; decoration' },
    { selector: 'h2', name: 'Title', text: 'what is not there yet' },
    { selector: 'h2 + p', name: 'Description', text: 'what will be here, and what it takes' },
    { selector: 'a', name: 'Action', text: 'the one way on' },
  ]),
};

export const LongText: Story = { args: { title: longTitle, description: longText } };

/** Says what would be here and how to get it. */
export const Do: Story = {
  tags: ['do'],
  args: {
    title: 'No certificates yet',
    description: 'Finish a course, and its certificate appears here.',
    action: <ButtonLink href="/#programs">Find a course</ButtonLink>,
  },
};

/** "No data" leaves people alone with it. */
export const Dont: Story = { tags: ['dont'], args: { title: 'No data' } };

/** With each part at a glance. */
export const StickerSheet: Story = {
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <EmptyState title="Title alone" />
      <EmptyState
        icon={<Icon icon={icons.searchX} size="lg" />}
        title="With icon, text and action"
        description="A sentence about what would stand here."
        action={<ButtonLink href="/">Go on</ButtonLink>}
      />
      <EmptyState title={longTitle} description={longText} />
    </Stack>
  ),
};
