import { ButtonLink, EmptyState, Icon, icons, Stack } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No certificates yet' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['In place of an empty list: say what will appear there, and offer the next step.'],
      avoid: [
        { when: 'The list could not be loaded.', instead: 'Components/Feedback/ErrorState' },
        { when: 'It is still loading.', instead: 'Components/Feedback/Skeleton' },
        {
          when: 'A search in a table found nothing. One sentence in the table is enough.',
          instead: 'Components/Data/DataTable',
        },
      ],
      keyboard: [],
      accessibility: [
        'Its title is a heading with the level that fits the outline.',
        'The icon is decorative.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'description', 'headingLevel'] } },
});

/** The description says what will appear here, and the action is the next step. */
export const WithAction = meta.story({
  args: {
    icon: <Icon icon={icons.award} size="lg" />,
    description: 'Finish a course, and its certificate appears here.',
    action: <ButtonLink href="/courses">Find a course</ButtonLink>,
  },
});

export const Anatomy = meta.story({
  ...WithAction.input,
  ...anatomyOf([
    { selector: 'svg', name: 'Icon', text: 'optional; decoration' },
    { selector: 'h2', name: 'Title', text: 'what is missing' },
    { selector: 'h2 + p', name: 'Description', text: 'what will appear here, and when' },
    { selector: 'a', name: 'Action', text: 'the next step' },
  ]),
});

export const LongText = meta.story({ args: { title: longTitle, description: longText } });

/** Say what will appear here and how to get it. */
export const Do = meta.story({
  tags: ['do'],
  args: {
    title: 'No certificates yet',
    description: 'Finish a course, and its certificate appears here.',
    action: <ButtonLink href="/courses">Find a course</ButtonLink>,
  },
});

/** “No data” does not help people. */
export const Dont = meta.story({ tags: ['dont'], args: { title: 'No data' } });

export const StickerSheet = meta.story({
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
});
