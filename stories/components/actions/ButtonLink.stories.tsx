import { Button, ButtonLink, Icon, icons, Inline } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/course/sample-course', children: 'View course', onPress: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'The main way on leads to another address: a course, a form, the next lesson.',
        'It stands with buttons, and weighs as much as they do.',
      ],
      avoid: [
        { when: 'Something happens here, and the address stays.', instead: 'Components/Actions/Button' },
        { when: 'It stands in a sentence or in a list of links.', instead: 'Components/Actions/Link' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.', test: 'FollowedByKeyboard' },
        { keys: 'Enter', does: 'Follows it.', test: 'FollowedByKeyboard' },
        { keys: 'Space', does: 'Scrolls the page: it is a link.', test: 'FollowedByKeyboard' },
      ],
      accessibility: [
        'It is an `a` with an address and says “link”, so it opens in a new tab when a person wants that.',
        'With `target="_blank"` it says by icon and in words that it opens a new tab.',
        'It is never disabled: what cannot be reached is not shown, or is explained.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'href', 'variant', 'size', 'isFullWidth', 'target'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'a', name: 'Container', text: 'its color says how much the way on weighs' },
    {
      selector: 'a > span:first-child',
      side: 'top',
      name: 'Label',
      text: 'says where it leads, and makes sense without the text around it',
    },
    {
      selector: 'a > span:last-child',
      side: 'bottom',
      name: 'Icon',
      text: 'optional; an arrow after the label leads on',
    },
  ]),
  args: { children: 'Next lesson', iconEnd: <Icon icon={icons.arrowRight} size="sm" />, size: 'lg' },
});

/** Says by icon and in words that it opens a new tab. */
export const NewTab = meta.story({
  args: { href: 'https://example.com/', target: '_blank', children: 'Share certificate' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Share certificate (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
});

export const FollowedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View course' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** A long label wraps; nothing is cut off. */
export const LongText = meta.story({ args: { children: longTitle } });

/** What leads on is a link, what happens here is a button; they can look alike. */
export const ByWhatItDoes = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Button>Save draft</Button>
      <ButtonLink href="/course/sample-course" variant="neutral">
        View course
      </ButtonLink>
    </Inline>
  ),
});

/** A label that says neither what waits there nor that it leads away. */
export const VagueLabel = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <Button>Save draft</Button>
      <ButtonLink href="/course/sample-course" variant="neutral">
        More
      </ButtonLink>
    </Inline>
  ),
});

const variants = ['primary', 'neutral', 'quiet', 'danger', 'accent'] as const;

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <SheetRow key={variant} label={variant} align="center">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <ButtonLink key={size} href="/sample" variant={variant} size={size}>
              View {size}
            </ButtonLink>
          ))}
          <ButtonLink href="/sample" variant={variant} iconEnd={<Icon icon={icons.arrowRight} size="sm" />}>
            Icon
          </ButtonLink>
          <ButtonLink href="https://example.com/" target="_blank" variant={variant}>
            New tab
          </ButtonLink>
        </SheetRow>
      ))}
      <SheetRow label="full width">
        <ButtonLink href="/sample" isFullWidth>
          View course
        </ButtonLink>
      </SheetRow>
    </Sheet>
  ),
});
