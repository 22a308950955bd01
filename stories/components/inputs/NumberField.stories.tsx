import { Inline, NumberField, Stack, Text } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const percent = { style: 'percent' } as const;

const meta = preview.meta({
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  args: { label: 'Employees', onChange: fn() },
  argTypes: { formatOptions: { control: false }, stepLabels: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For a quantity: people, money, percent.',
        'When users are as likely to step a number up or down as to type it.',
      ],
      avoid: [
        {
          when: 'The digits are not a quantity: a certificate number, a phone number, a year.',
          instead: 'Components/Inputs/TextField',
        },
        { when: 'There are a few fixed amounts.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field and skips its step buttons.', test: 'Stepping' },
        { keys: 'Arrow Up', does: 'Increases the number by a step.', test: 'Stepping' },
        { keys: 'Arrow Down', does: 'Decreases the number by a step.', test: 'Stepping' },
        { keys: 'Home', does: 'Sets the minimum, if there is one.', test: 'Stepping' },
        { keys: 'End', does: 'Sets the maximum, if there is one.', test: 'Stepping' },
        { keys: 'Enter', does: 'Confirms the typed number, limited to the allowed range.', test: 'Typing' },
      ],
      accessibility: [
        'The label names the input. The step buttons have a verb and the label as their names.',
        'Screen readers read the help text and the error with the field. The error marks it invalid.',
        'The mouse wheel never changes the number.',
        'Each step button is 40 px wide, 48 px on touch screens.',
      ],
    },
  },
});

export const Default = meta.story({
  args: { defaultValue: 250, minValue: 1 },
  parameters: {
    controls: {
      include: [
        'label',
        'description',
        'errorMessage',
        'isRequired',
        'isDisabled',
        'minValue',
        'maxValue',
        'step',
      ],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'label', name: 'Label', text: 'always visible; the quantity' },
    { selector: '[data-part="description"]', name: 'Help', text: 'the limits, stated in advance' },
    { selector: 'input', name: 'Input', text: 'the number with its unit, formatted when confirmed' },
    { selector: 'button:last-of-type', side: 'end', name: 'Steps', text: 'decrease and increase the number' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: {
    label: 'Training budget',
    description: 'Up to $5,250 a year for each employee.',
    defaultValue: 6000,
    formatOptions: dollars,
    errorMessage: 'Enter an amount up to $5,250',
  },
});

/** The arrow keys and the buttons step the number within its limits. */
export const Stepping = meta.story({
  args: { defaultValue: 10, minValue: 0, maxValue: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Employees' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('11');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('9');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Increase Employees' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Employees' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

/** A typed number applies when confirmed, rounded to the nearest allowed number. */
export const Typing = meta.story({
  args: { label: 'Training budget', minValue: 0, maxValue: 5250, formatOptions: dollars },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Training budget' });
    await userEvent.type(input, '9000');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5250);
    await expect(input).toHaveValue('$5,250');
  },
});

/** The parent stores the number and calculates with it. */
export const Calculating = meta.story({
  render: function Calculating() {
    const [people, setPeople] = useState(40);
    return (
      <Stack gap={16}>
        <NumberField label="Employees in training" value={people} onChange={setPeople} minValue={0} />
        <Text>Up to ${(people * 5250).toLocaleString('en-US')} a year.</Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Employees in training' }));
    await expect(canvas.getByText('Up to $215,250 a year.')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { label: longTitle, description: longText, errorMessage: longText, defaultValue: 1234567890 },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Formats">
        <NumberField label="Number" defaultValue={1250} />
        <NumberField label="Currency" defaultValue={5250} formatOptions={dollars} />
        <NumberField label="Percent" defaultValue={0.21} step={0.01} formatOptions={percent} />
      </FieldRow>
      <FieldRow label="Empty, optional, with help">
        <NumberField label="Empty" />
        <NumberField
          label="With help"
          isRequired={false}
          placeholder="250"
          description="On the payroll today."
        />
      </FieldRow>
      <FieldRow label="At its end, invalid, read-only, disabled">
        <NumberField label="Least" defaultValue={0} minValue={0} />
        <NumberField label="Invalid" errorMessage="Enter a number." />
        <NumberField label="Read-only" defaultValue={250} isReadOnly />
        <NumberField label="Disabled" defaultValue={250} isDisabled />
      </FieldRow>
    </Sheet>
  ),
});

/** State the unit in the format or the label, and the limits in advance. */
export const StateTheLimits = meta.story({
  tags: ['do'],
  render: () => (
    <NumberField
      label="Reimbursement for each employee"
      description="Up to $5,250 a year is free of tax."
      defaultValue={5250}
      minValue={0}
      maxValue={5250}
      formatOptions={dollars}
    />
  ),
});

/** A code is not a quantity. Grouping changes it, and steps between codes are meaningless. */
export const StepThroughCodes = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline>
      <NumberField label="ZIP code" defaultValue={20500} />
    </Inline>
  ),
});
