import { Button, Icon, IconButton, icons, Inline } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: icons.x, label: 'Close', onPress: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'Everyone knows the icon: close, remove, menu, show password.',
        'The same action stands in every row of a table, and words would drown the content.',
      ],
      avoid: [
        { when: 'The icon needs to be learned.', instead: 'Components/Actions/Button' },
        { when: 'It is the main action of a view.', instead: 'Components/Actions/Button' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button.', test: 'PressedByKeyboard' },
        { keys: 'Enter or Space', does: 'Presses it.', test: 'PressedByKeyboard' },
      ],
      accessibility: [
        '`label` is its name; in a list it names the thing too: “Remove sample course”.',
        'A toggle keeps its name and says its state with `aria-pressed`.',
        'A finger hits an area of 44 px whatever the size.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['label', 'variant', 'size', 'isDisabled', 'aria-pressed'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'button',
      name: 'Container',
      text: 'a square of 32, 40 or 48 px; `quiet` shows it on hover only',
    },
    {
      selector: 'svg',
      side: 'top',
      name: 'Icon',
      text: 'one that everyone knows; its name is read, not shown',
    },
  ]),
  args: { variant: 'neutral', size: 'lg' },
});

/** A toggle: the name stays, the pressed state changes. */
export const Pressed = meta.story({
  args: { icon: icons.eyeOff, label: 'Show password', 'aria-pressed': true },
});

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** Only where an action can never apply. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Words where the icon alone has to be guessed. */
export const WordsForTheUnfamiliar = meta.story({
  tags: ['do'],
  render: () => (
    <Button variant="neutral" iconStart={<Icon icon={icons.scrollText} size="sm" />}>
      Export transcript
    </Button>
  ),
});

/** A row of riddles: each has a name, but nobody sees it. */
export const Riddles = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={8}>
      <IconButton icon={icons.scrollText} label="Export transcript" variant="neutral" />
      <IconButton icon={icons.layers} label="Show modules" variant="neutral" />
      <IconButton icon={icons.sparkles} label="Generate content" variant="neutral" />
    </Inline>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      {(['quiet', 'neutral', 'danger'] as const).map((variant) => (
        <SheetRow key={variant} label={variant} align="center">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton
              key={size}
              icon={icons.x}
              label={`Close, ${variant}, ${size}`}
              variant={variant}
              size={size}
            />
          ))}
          <IconButton icon={icons.eyeOff} label={`Show, ${variant}`} variant={variant} aria-pressed />
          <IconButton icon={icons.x} label={`Close, ${variant}, disabled`} variant={variant} isDisabled />
        </SheetRow>
      ))}
    </Sheet>
  ),
});
