import {
  Button,
  ButtonLink,
  IconButton,
  icons,
  Inline,
  Tooltip,
  type TooltipProps,
  tooltipTiming,
} from '@redwhiteandcode/design-system';
import { useEffect, useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'The words of an icon button, for those who see the icon and do not know it.',
    'A few words that help and that nobody misses who never sees them.',
  ],
  avoid: [
    { when: 'the words are needed: a finger shows no tooltip', instead: 'Components/Overlays/Popover' },
    { when: 'they say what a field expects', instead: 'Components/Inputs/TextField' },
    { when: 'they hold a link or a button', instead: 'Components/Overlays/Popover' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the control: shows it at once. Away from it: hides it.', test: 'ShowsOnFocus' },
    { keys: 'Escape', does: 'Hides it; what is around it stays open.', test: 'ShowsOnFocus' },
  ],
  accessibility: [
    'It describes its control; where it repeats the name of an icon button, it is shown and not read twice.',
    'The pointer can go over to it without hiding it.',
    `It shows after ${tooltipTiming.delay} ms, and at once for ${tooltipTiming.skipDelay} ms after another has hidden.`,
  ],
};

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Saved on this device only', children: <Button variant="neutral">Save a draft</Button> },
  parameters: { usage, layout: 'centered', docs: { story: { inline: false, height: '240px' } } },
});

/** Shows the tooltip as a pointer does, which leaves the focus where it is. */
function PointedAt(args: TooltipProps) {
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    control.current?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, []);
  return <Tooltip {...args} ref={control} />;
}

const showByFocus = async () => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeVisible();
};

export const Default = meta.story({
  parameters: { controls: { include: ['content', 'placement', 'isDescription'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button', name: 'Control', text: 'what is pointed at or has the focus of the keyboard' },
    {
      selector: '[role="tooltip"]',
      side: 'end',
      name: 'Words',
      text: 'a few, with nothing to press; never what everybody needs',
    },
  ]),
  render: PointedAt,
});

export const Open = meta.story({ tags: ['pictured'], play: showByFocus });

export const Below = meta.story({ args: { placement: 'bottom' }, play: showByFocus });

export const Beside = meta.story({ args: { placement: 'end' }, play: showByFocus });

/** An icon button’s name, for the eye. */
export const OfIconButton = meta.story({
  args: {
    content: 'Delete',
    isDescription: false,
    children: <IconButton icon={icons.trash} label="Delete" variant="neutral" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(within(canvasElement).getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
});

export const LongText = meta.story({ args: { content: longText }, play: showByFocus });

export const ShowsOnFocus = meta.story({
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Saved on this device only');
    await expect(button).toHaveAccessibleDescription('Saved on this device only');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** A pointer shows it, one at a time; a press hides it. */
export const ShowsOnPointer = meta.story({
  render: () => (
    <Inline gap={8}>
      <Tooltip content="Edit" isDescription={false}>
        <IconButton icon={icons.pencil} label="Edit" />
      </Tooltip>
      <Tooltip content="Copy" isDescription={false}>
        <IconButton icon={icons.copy} label="Copy" />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [edit, copy] = within(canvasElement).getAllByRole('button');
    await userEvent.hover(edit!);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
    await userEvent.hover(copy!);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy'));
    await userEvent.click(copy!);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** Controls that carry a tooltip; how it looks is in the stories Open, Below, Beside and LongText. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <Sheet>
      <SheetRow label="on a button, a link, an icon button">
        <Tooltip content="Saved on this device only">
          <Button variant="neutral">Save a draft</Button>
        </Tooltip>
        <Tooltip content="In your dashboard">
          <ButtonLink href="/dashboard" variant="quiet">
            My courses
          </ButtonLink>
        </Tooltip>
        <Tooltip content="Delete" isDescription={false}>
          <IconButton icon={icons.trash} label="Delete" variant="neutral" />
        </Tooltip>
      </SheetRow>
    </Sheet>
  ),
});

/** The tooltip adds what can be missed. */
export const ExtraWords = meta.story({ tags: ['do'], render: PointedAt });

/** What everybody must know does not hide in a tooltip: a finger never finds it. */
export const NeededWords = meta.story({
  tags: ['dont'],
  args: {
    content: 'The course cannot be changed after this',
    children: <Button>Publish</Button>,
  },
  render: PointedAt,
});
