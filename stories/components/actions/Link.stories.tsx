import { Link, Stack, Text } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/about', children: 'About the sample program', onPress: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'It leads to another address, from a sentence or from a list.',
        'The words say what waits there, and make sense when they are read alone.',
      ],
      avoid: [
        { when: 'Something happens here, and the address stays.', instead: 'Components/Actions/Button' },
        {
          when: 'It is the main way on, and stands with buttons.',
          instead: 'Components/Actions/ButtonLink',
        },
        { when: 'It shows the way back up.', instead: 'Components/Navigation/Breadcrumbs' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.', test: 'FollowedByKeyboard' },
        { keys: 'Enter', does: 'Follows it.', test: 'FollowedByKeyboard' },
      ],
      accessibility: [
        'In text it is underlined: colour is not what marks it.',
        'With `target="_blank"` it says by icon and in words that it opens a new tab.',
        '`aria-current="page"` says that it leads to where the person is.',
        'It goes through the app’s router by `LinkProvider`, and stays an `a` with an address.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'href', 'variant', 'target', 'aria-current'] } },
});

/** Takes the text's colour and underlines on hover: for lists of links, not for links in text. */
export const Subtle = meta.story({ args: { variant: 'subtle' } });

/** Says by icon and in words that it opens a new tab. */
export const NewTab = meta.story({
  args: { href: 'https://example.com/', target: '_blank', children: 'Sample source' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sample source (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
});

export const FollowedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About the sample program' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  render: (args) => (
    <Stack>
      <div>
        <Link {...args}>{longTitle}</Link>
      </div>
      <Text>
        {longText} <Link {...args}>{longTitle}</Link>
      </Text>
    </Stack>
  ),
});

/** The words make sense in a list of links, which is how many people meet them with a screen reader. */
export const TellingWords = meta.story({
  tags: ['do'],
  render: (args) => (
    <Text>
      Employers may pay for training. <Link {...args}>Read how reimbursement works</Link>.
    </Text>
  ),
});

/** “Here” says nothing without the sentence around it. */
export const ClickHere = meta.story({
  tags: ['dont'],
  render: (args) => (
    <Text>
      Employers may pay for training. To read how it works, click <Link {...args}>here</Link>.
    </Text>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="default">
        <Link href="/sample">About the program</Link>
        <Link href="https://example.com/" target="_blank">
          Sample source
        </Link>
      </SheetRow>
      <SheetRow label="subtle">
        <Link href="/sample" variant="subtle">
          About the program
        </Link>
        <Link href="/sample" variant="subtle" aria-current="page">
          Current page
        </Link>
        <Link href="https://example.com/" target="_blank" variant="subtle">
          Sample source
        </Link>
      </SheetRow>
      <SheetRow label="in text">
        <Text>
          Employers may pay for training. <Link href="/sample">Read how it works</Link>, then ask your own.
        </Text>
      </SheetRow>
    </Sheet>
  ),
});
