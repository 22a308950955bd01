import { Button, Icon, IconButton, icons, Inline } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
        'For an action whose icon everyone knows: close, remove, menu, show password.',
        'For an action that repeats in every row of a table, where text would distract from the content.',
      ],
      avoid: [
        { when: 'People would have to learn the icon.', instead: 'Components/Actions/Button' },
        { when: 'It is the main action of a view.', instead: 'Components/Actions/Button' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button.', test: 'PressedByKeyboard' },
        { keys: 'Enter or Space', does: 'Presses it.', test: 'PressedByKeyboard' },
      ],
      accessibility: [
        '`label` is its name. In a list, it also names the item: “Remove sample course”.',
        'A toggle keeps its name and exposes its state with `aria-pressed`.',
        'The touch target is 44 px at every size.',
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
      text: 'a square of 32, 40, or 48 px; `quiet` shows it only on hover',
    },
    {
      selector: 'svg',
      side: 'top',
      name: 'Icon',
      text: 'one that everyone knows; screen readers read its name',
    },
  ]),
  args: { variant: 'neutral', size: 'lg' },
});

/** A toggle keeps its name and changes its pressed state. */
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

/** Only for an action that can never apply. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Use text where people would have to guess the icon’s meaning. */
export const WordsForTheUnfamiliar = meta.story({
  tags: ['do'],
  render: () => (
    <Button variant="neutral" iconStart={<Icon icon={icons.scrollText} size="sm" />}>
      Export transcript
    </Button>
  ),
});

/** Each icon has a name, but sighted people have to guess it. */
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
