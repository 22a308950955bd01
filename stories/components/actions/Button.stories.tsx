import { Button, Icon, icons, Inline, Stack } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For an action on this page: submitting a form, opening a dialog, changing a record.',
        'Use one `primary` per view, for what most people came to do. The others are `neutral` or `quiet`.',
        'Label it with a verb and its object: “Save changes”, “Delete sample record”.',
      ],
      avoid: [
        { when: 'It opens another page.', instead: 'Components/Actions/ButtonLink' },
        {
          when: 'There is only room for an icon, and everyone knows the icon.',
          instead: 'Components/Actions/IconButton',
        },
        { when: 'It is part of a sentence.', instead: 'Components/Actions/Link' },
        {
          when: 'It turns a setting on or off with immediate effect.',
          instead: 'Components/Inputs/Switch',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button.', test: 'PressedByKeyboard' },
        { keys: 'Enter or Space', does: 'Presses it.', test: 'PressedByKeyboard' },
        {
          keys: 'Enter or Space',
          does: 'Does nothing while the button is pending. It keeps its focus and name.',
          test: 'Pending',
        },
      ],
      accessibility: [
        'A native `button` with the type `button` by default, so it never submits a form by accident.',
        'While pending, it stays focusable and keeps its name: it is `aria-disabled`, not `disabled`.',
        'The touch target is 44 px high at every size.',
        'It has a real border in forced colors.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: { include: ['children', 'variant', 'size', 'isFullWidth', 'isPending', 'isDisabled'] },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button', name: 'Container', text: 'its color shows how important the action is' },
    {
      selector: 'button > span:first-child',
      side: 'top',
      name: 'Icon',
      text: 'optional, 16 px; before the label, it shows what happens',
    },
    {
      selector: 'button > span:last-child',
      side: 'bottom',
      name: 'Label',
      text: 'a verb and its object in sentence case',
    },
  ]),
  args: { iconStart: <Icon icon={icons.check} size="sm" />, size: 'lg' },
});

/** The one red call to action of a marketing view. Never use it next to `danger`. */
export const Accent = meta.story({ args: { variant: 'accent', size: 'lg', children: 'Find your course' } });

/** For deleting something. Name it in the label, and ask for confirmation first. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete sample record' } });

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** A pending button keeps its name, width, and focus, and ignores presses. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Only for an action that can never apply. To prevent a mistake, explain the mistake instead. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** A long label wraps. */
export const LongText = meta.story({
  render: (args) => (
    <Stack align="start">
      <Button {...args}>{longTitle}</Button>
      <Button {...args} isFullWidth variant="neutral" iconEnd={<Icon icon={icons.chevronDown} />}>
        {longTitle}
      </Button>
    </Stack>
  ),
});

/** A verb says what will happen, even to someone who has not read the question above it. */
export const VerbLabels = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Button>Save changes</Button>
      <Button variant="quiet">Discard</Button>
    </Inline>
  ),
});

/** “OK” and “No” only make sense to someone who has read the question. */
export const VagueLabels = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <Button>OK</Button>
      <Button variant="quiet">No</Button>
    </Inline>
  ),
});

/** The destructive action is the only red element of its view. The way out is neutral. */
export const DangerAlone = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Button variant="danger">Delete sample record</Button>
      <Button variant="neutral">Keep it</Button>
    </Inline>
  ),
});

/** With two red buttons in a view, nobody can tell the offer from the danger. */
export const AccentBesideDanger = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <Button variant="danger">Delete sample record</Button>
      <Button variant="accent">Find your course</Button>
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
            <Button key={size} variant={variant} size={size}>
              Save {size}
            </Button>
          ))}
          <Button variant={variant} iconStart={<Icon icon={icons.check} size="sm" />}>
            Icon
          </Button>
          <Button variant={variant} isPending>
            Pending
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
        </SheetRow>
      ))}
      <SheetRow label="full width">
        <Button isFullWidth iconEnd={<Icon icon={icons.arrowRight} size="sm" />}>
          Continue
        </Button>
      </SheetRow>
    </Sheet>
  ),
});
