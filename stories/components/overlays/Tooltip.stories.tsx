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
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'For the name of an icon button, for sighted people who do not know the icon.',
    'For a few helpful words that people can do without.',
  ],
  avoid: [
    { when: 'People need the text. Touch screens show no tooltips.', instead: 'Components/Overlays/Popover' },
    { when: 'It is help for a field.', instead: 'Components/Inputs/TextField' },
    { when: 'It contains a link or a button.', instead: 'Components/Overlays/Popover' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows it immediately when focus reaches the control, and hides it when focus leaves.',
      test: 'ShowsOnFocus',
    },
    { keys: 'Escape', does: 'Hides it. A dialog around it stays open.', test: 'ShowsOnFocus' },
  ],
  accessibility: [
    'It describes its control. If it repeats the name of an icon button, screen readers do not read it again.',
    'The pointer can move onto it without hiding it.',
    `It shows after ${tooltipTiming.delay} ms, or immediately within ${tooltipTiming.skipDelay} ms after another one disappears.`,
  ],
};

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Saved on this device only', children: <Button variant="neutral">Save a draft</Button> },
  parameters: { usage, layout: 'centered', docs: { story: { inline: false, height: '240px' } } },
});

/** Shows the tooltip by pointer, which does not move the focus. */
function Hovered(args: TooltipProps) {
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
    { selector: 'button', name: 'Control', text: 'the element with the pointer or the keyboard focus' },
    {
      selector: '[role="tooltip"]',
      side: 'end',
      name: 'Text',
      text: 'a few words that people can do without',
    },
  ]),
  render: Hovered,
});

export const Open = meta.story({ tags: ['pictured'], play: showByFocus });

export const Below = meta.story({ args: { placement: 'bottom' }, play: showByFocus });

export const Beside = meta.story({ args: { placement: 'end' }, play: showByFocus });

/** It shows the name of an icon button. */
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

/** A pointer shows one tooltip at a time, and a press hides it. */
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

/** Controls with a tooltip. Other stories show the tooltip. */
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

/** The tooltip adds optional details. */
export const ExtraWords = meta.story({ tags: ['do'], render: Hovered });

/** Do not hide important information in a tooltip. Touch users cannot see it. */
export const NeededWords = meta.story({
  tags: ['dont'],
  args: {
    content: 'The course cannot be changed after this',
    children: <Button>Publish</Button>,
  },
  render: Hovered,
});
