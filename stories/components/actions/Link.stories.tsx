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
        'For a link to another page in a sentence or a list.',
        'The text says where the link leads, and makes sense out of context.',
      ],
      avoid: [
        {
          when: 'It acts on this page, and the address does not change.',
          instead: 'Components/Actions/Button',
        },
        {
          when: 'It is the main next step, next to buttons.',
          instead: 'Components/Actions/ButtonLink',
        },
        { when: 'It leads back up the hierarchy.', instead: 'Components/Navigation/Breadcrumbs' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.', test: 'FollowedByKeyboard' },
        { keys: 'Enter', does: 'Follows it.', test: 'FollowedByKeyboard' },
      ],
      accessibility: [
        'Links in text are underlined, so they do not depend on color.',
        'With `target="_blank"`, an icon and hidden text say that it opens a new tab.',
        '`aria-current="page"` marks the link to the current page.',
        '`LinkProvider` routes it through the app’s router. It stays an `a` element with an address.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'href', 'variant', 'target', 'aria-current'] } },
});

/** It has the color of the text and an underline on hover. For lists of links, not for links in text. */
export const Subtle = meta.story({ args: { variant: 'subtle' } });

/** An icon and hidden text say that it opens a new tab. */
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

/** The text makes sense in a list of links, which is how many screen reader users read a page. */
export const MeaningfulText = meta.story({
  tags: ['do'],
  render: (args) => (
    <Text>
      Employers may pay for training. <Link {...args}>Read how reimbursement works</Link>.
    </Text>
  ),
});

/** “Here” means nothing without the sentence around it. */
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
