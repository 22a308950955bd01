import { Button, ButtonLink, Icon, icons, Inline } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
        'For the main next step when it opens another page: a course, a form, the next lesson.',
        'For a link next to buttons that is as important as they are.',
      ],
      avoid: [
        {
          when: 'It acts on this page, and the address does not change.',
          instead: 'Components/Actions/Button',
        },
        { when: 'It is part of a sentence or of a list of links.', instead: 'Components/Actions/Link' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the link.', test: 'FollowedByKeyboard' },
        { keys: 'Enter', does: 'Follows it.', test: 'FollowedByKeyboard' },
        { keys: 'Space', does: 'Scrolls the page, as on every link.', test: 'FollowedByKeyboard' },
      ],
      accessibility: [
        'An `a` element with an address: screen readers announce a link, and users can open it in a new tab.',
        'With `target="_blank"`, an icon and hidden text say that it opens a new tab.',
        'It is never disabled. Leave out a link that leads nowhere, or explain why it is missing.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'href', 'variant', 'size', 'isFullWidth', 'target'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'a', name: 'Container', text: 'its color shows how important the link is' },
    {
      selector: 'a > span:first-child',
      side: 'top',
      name: 'Label',
      text: 'says where the link leads, and makes sense without the text around it',
    },
    {
      selector: 'a > span:last-child',
      side: 'bottom',
      name: 'Icon',
      text: 'optional; an arrow after the label for the next step',
    },
  ]),
  args: { children: 'Next lesson', iconEnd: <Icon icon={icons.arrowRight} size="sm" />, size: 'lg' },
});

/** An icon and hidden text say that it opens a new tab. */
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

/** A long label wraps. */
export const LongText = meta.story({ args: { children: longTitle } });

/** A link opens another page, and a button acts on this one. They may look alike. */
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

/** “More” does not say where the link leads. */
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
