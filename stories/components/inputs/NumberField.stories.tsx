import { Inline, NumberField, Stack, Text } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
        'For an amount that is counted or calculated with: people, money, percent.',
        'Where a step up or down is as likely as a number typed from scratch.',
      ],
      avoid: [
        {
          when: 'The digits are a code, not an amount: a certificate number, a phone number, a year.',
          instead: 'Components/Inputs/TextField',
        },
        { when: 'There are a few fixed amounts.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field; its step buttons are skipped.', test: 'Stepping' },
        { keys: 'Arrow Up', does: 'One step more.', test: 'Stepping' },
        { keys: 'Arrow Down', does: 'One step less.', test: 'Stepping' },
        { keys: 'Home', does: 'The least number, where there is one.', test: 'Stepping' },
        { keys: 'End', does: 'The greatest number, where there is one.', test: 'Stepping' },
        { keys: 'Enter', does: 'Makes what was typed the number, brought into its limits.', test: 'Typing' },
      ],
      accessibility: [
        'The label names the input; the step buttons carry it after their verb.',
        'Help and error are read with the field, and the error marks it invalid.',
        'The mouse wheel never changes the number.',
        'Each step button is 40 px wide, 48 px under a finger.',
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
    { selector: 'label', name: 'Label', text: 'always visible; what is counted' },
    { selector: '[data-part="description"]', name: 'Help', text: 'the limits, before they are met' },
    { selector: 'input', name: 'Input', text: 'the number with its unit, formatted once it is certain' },
    { selector: 'button:last-of-type', side: 'end', name: 'Steps', text: 'one step less, one step more' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and what to do, until it is right',
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

/** Steps by keys and by buttons, and stops at the ends. */
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

/** What is typed counts once it is confirmed, brought to the nearest number allowed. */
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

/** The parent keeps the number and calculates with it. */
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

/** Say the unit in the format or the label, and the limits before they are met. */
export const SayTheLimits = meta.story({
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

/** A code is not an amount: grouping spoils it, and a step from one code to the next means nothing. */
export const StepThroughCodes = meta.story({
  tags: ['dont'],
  render: () => (
    <Inline>
      <NumberField label="ZIP code" defaultValue={20500} />
    </Inline>
  ),
});
