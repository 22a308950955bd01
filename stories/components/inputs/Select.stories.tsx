import { Select } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
];

const meta = preview.meta({
  title: 'Components/Inputs/Select',
  component: Select,
  args: { label: 'Level', options: levels, onChange: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'The first choice for about six to fifteen short options, especially in filters and on phones.',
        'For a value that the browser can fill in: a country, a month.',
      ],
      avoid: [
        { when: 'There are two to five options worth reading.', instead: 'Components/Inputs/RadioGroup' },
        {
          when: 'The list is long, has second lines, or loads later.',
          instead: 'Components/Inputs/ListBoxSelect',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the select. The browser handles the other keys.', test: 'Choosing' },
      ],
      accessibility: [
        'A native select: it opens as usual on the device, and works before JavaScript runs.',
        'Screen readers read the help text and the error with it. The error marks it invalid.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: ['label', 'description', 'errorMessage', 'placeholder', 'isRequired', 'isDisabled'],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'label', name: 'Label', text: 'always visible; what to choose' },
    { selector: '[data-part="description"]', name: 'Help', text: 'optional; prevents mistakes' },
    { selector: 'select', name: 'Choice', text: 'the selected option, or a placeholder' },
    { selector: 'select + span', side: 'end', name: 'Chevron', text: 'distinguishes it from a text field' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: {
    description: 'You can change it later.',
    placeholder: 'Choose a level',
    errorMessage: 'Choose a level',
  },
});

export const LongText = meta.story({
  args: { label: longTitle, description: longText, options: [{ value: 'long', label: longText }] },
});

export const Choosing = meta.story({
  args: { placeholder: 'Choose a level' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Level' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveDisplayValue('Choose a level');
    await userEvent.selectOptions(select, 'Advanced');
    await expect(select).toHaveValue('advanced');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('advanced');
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Nothing chosen, chosen">
        <Select label="Empty" options={levels} placeholder="Choose a level" />
        <Select label="Chosen" options={levels} defaultValue="advanced" />
      </FieldRow>
      <FieldRow label="Optional, with help">
        <Select label="Level" options={levels} isRequired={false} description="You can change it later." />
      </FieldRow>
      <FieldRow label="Invalid, disabled">
        <Select
          label="Invalid"
          options={levels}
          placeholder="Choose a level"
          errorMessage="Choose a level."
        />
        <Select label="Disabled" options={levels} isDisabled />
      </FieldRow>
    </Sheet>
  ),
});

/** A placeholder says what to choose. Nothing is preselected. */
export const AskFirst = meta.story({
  tags: ['do'],
  render: () => <Select label="Level" options={levels} placeholder="Choose a level" />,
});

/** Users should see two options without a press. */
export const YesOrNo = meta.story({
  tags: ['dont'],
  render: () => (
    <Select
      label="Does your employer pay?"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  ),
});
