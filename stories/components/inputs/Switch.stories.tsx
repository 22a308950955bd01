import { Stack, Switch } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { children: 'Email reminders', onChange: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['For a setting that takes effect immediately.'],
      avoid: [
        { when: 'It takes effect when a form is submitted.', instead: 'Components/Inputs/Checkbox' },
        { when: 'The two states have names.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the switch.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Turns it on or off.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'A switch named by its label. The label is the same in both states.',
        'Position, shape, and a check mark show the state, not only color.',
        'The label is also pressable, with a touch target 44 px high.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['children', 'description', 'isDisabled'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'label > span:first-child',
      name: 'Track and thumb',
      text: 'position and check mark show the state, not only color',
    },
    {
      selector: 'label > span:last-child',
      side: 'end',
      name: 'Label',
      text: 'what is on or off; the same text in both states',
    },
    {
      selector: '[data-part="description"]',
      name: 'Help',
      text: 'optional; the immediate effect',
    },
  ]),
  args: { description: 'One the day before each live session.', defaultSelected: true },
});

export const ByKeyboard = meta.story({
  args: { description: 'One the day before each live session.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Email reminders' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('One the day before each live session.');
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

/** The parent stores the state, so one setting can depend on another. */
export const Controlled = meta.story({
  render: function Controlled() {
    const [isOn, setIsOn] = useState(false);
    return (
      <Stack>
        <Switch isSelected={isOn} onChange={setIsOn}>
          Email reminders
        </Switch>
        <Switch isDisabled={!isOn} description="Comes with the reminders.">
          Calendar invitation
        </Switch>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Calendar invitation' })).toBeDisabled();
    await userEvent.click(canvas.getByText('Email reminders'));
    await expect(canvas.getByRole('switch', { name: 'Calendar invitation' })).toBeEnabled();
  },
});

export const LongText = meta.story({ args: { children: longText, description: longText } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Off, on">
        <Switch>Off</Switch>
        <Switch defaultSelected>On</Switch>
      </SheetRow>
      <SheetRow label="With description">
        <Switch description="One the day before each session.">Off</Switch>
        <Switch description="One the day before each session." defaultSelected>
          On
        </Switch>
      </SheetRow>
      <SheetRow label="Disabled">
        <Switch isDisabled>Off</Switch>
        <Switch isDisabled defaultSelected>
          On
        </Switch>
      </SheetRow>
    </Sheet>
  ),
});

/** The label names what is on or off. */
export const NameTheThing = meta.story({ tags: ['do'], render: () => <Switch>Email reminders</Switch> });

/** With a question or a label that changes, people cannot tell what “on” means. */
export const AskWithASwitch = meta.story({
  tags: ['dont'],
  render: () => <Switch>Disable reminders?</Switch>,
});
