import { Button, Icon, icons, Inline, Stack } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
        'Something happens here: a form is sent, a dialog opens, a record changes.',
        'One `primary` in a view says what most people came to do; the others are `neutral` or `quiet`.',
        'The label is a verb with its object: “Save changes”, “Delete sample record”.',
      ],
      avoid: [
        { when: 'It leads to another address.', instead: 'Components/Actions/ButtonLink' },
        {
          when: 'There is room for an icon alone, and everyone knows the icon.',
          instead: 'Components/Actions/IconButton',
        },
        { when: 'It stands inside a sentence.', instead: 'Components/Actions/Link' },
        {
          when: 'A setting is on or off, and takes effect at once.',
          instead: 'Components/Inputs/Switch',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to the button.', test: 'PressedByKeyboard' },
        { keys: 'Enter or Space', does: 'Presses it.', test: 'PressedByKeyboard' },
        {
          keys: 'Enter or Space',
          does: 'Does nothing while it is pending; focus and name stay.',
          test: 'Pending',
        },
      ],
      accessibility: [
        'A native `button`, of the type `button` unless it says otherwise, so that it sends no form by accident.',
        'While pending it stays focusable and keeps its name; it is `aria-disabled`, not `disabled`.',
        'A finger hits an area 44 px high whatever the size.',
        'In forced colors its edge is a real border.',
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
    { selector: 'button', name: 'Container', text: 'its color says how much the action weighs' },
    {
      selector: 'button > span:first-child',
      side: 'top',
      name: 'Icon',
      text: 'optional, 16 px; before the label it says what happens',
    },
    {
      selector: 'button > span:last-child',
      side: 'bottom',
      name: 'Label',
      text: 'a verb and its object, in sentence case',
    },
  ]),
  args: { iconStart: <Icon icon={icons.check} size="sm" />, size: 'lg' },
});

/** The one red call to action of a marketing view. */
export const Accent = meta.story({ args: { variant: 'accent', size: 'lg', children: 'Find your course' } });

/** Destroys something: a verb that says what, and a question before it happens. */
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

/** Keeps its name, its width and focus, and ignores presses. */
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

/** Only where an action can never apply; to stop a mistake, explain the mistake instead. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** A long label wraps; nothing is cut off. */
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

/** A verb says what will happen, and is understood without the question above it. */
export const VerbLabels = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Button>Save changes</Button>
      <Button variant="quiet">Discard</Button>
    </Inline>
  ),
});

/** “OK” and “Yes” answer a question that not everyone has read. */
export const VagueLabels = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline gap={12}>
      <Button>OK</Button>
      <Button variant="quiet">No</Button>
    </Inline>
  ),
});

/** What destroys is the one red thing in its view; the way out is neutral. */
export const DangerAlone = meta.story({
  tags: ['do'],
  render: () => (
    <Inline gap={12}>
      <Button variant="danger">Delete sample record</Button>
      <Button variant="neutral">Keep it</Button>
    </Inline>
  ),
});

/** Two reds in a view: nobody can tell the offer from the danger. */
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
