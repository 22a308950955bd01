import { Checkbox, Stack } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { children: 'Mark complete', onChange: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For a yes or no in a form, or for several options that can all apply.',
        'Indeterminate, above a list with some selected items.',
      ],
      avoid: [
        { when: 'It takes effect immediately, like a setting.', instead: 'Components/Inputs/Switch' },
        { when: 'Exactly one of several options applies.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the checkbox.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Checks or unchecks it.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'A native checkbox: it works before JavaScript runs and in forced colors.',
        'Screen readers read the help text and the error with it. The error marks it invalid.',
        'Screen readers announce indeterminate as mixed.',
        'The label is also pressable, with a touch target 44 px high.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: ['children', 'description', 'errorMessage', 'isIndeterminate', 'isRequired', 'isDisabled'],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'input', name: 'Box', text: 'empty, checked, or mixed' },
    {
      selector: 'label > span',
      side: 'end',
      name: 'Label',
      text: 'what a check means, as a positive statement; it is pressable',
    },
    { selector: '[data-part="description"]', name: 'Help', text: 'the effect of a check' },
    { selector: '[data-part="error"]', name: 'Error', text: 'how to fix it, until it is fixed' },
  ]),
  args: {
    children: 'I accept the sample terms',
    description: 'You can read them again at any time.',
    errorMessage: 'Accept the terms to go on',
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Mark complete' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
  },
});

const lessons = ['Terms', 'Limits', 'Prompts'];

/** When some items are selected, the checkbox above them is mixed. A press selects all. */
export const Indeterminate = meta.story({
  render: function Indeterminate() {
    const [chosen, setChosen] = useState<readonly string[]>(['Limits']);
    const isAll = chosen.length === lessons.length;
    return (
      <Stack gap={8}>
        <Checkbox
          isSelected={isAll}
          isIndeterminate={!isAll && chosen.length > 0}
          onChange={(all) => setChosen(all ? lessons : [])}
        >
          All lessons
        </Checkbox>
        {lessons.map((lesson) => (
          <Checkbox
            key={lesson}
            isSelected={chosen.includes(lesson)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, lesson] : chosen.filter((other) => other !== lesson))
            }
          >
            {lesson}
          </Checkbox>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All lessons' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Terms' })).toBeChecked();
    await userEvent.click(canvas.getByText('Terms'));
    await expect(all).toBePartiallyChecked();
  },
});

export const LongText = meta.story({
  args: { children: longText, description: longText, errorMessage: longText },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="Unchecked, checked, indeterminate">
        <Checkbox>Unchecked</Checkbox>
        <Checkbox defaultSelected>Checked</Checkbox>
        <Checkbox isIndeterminate>Indeterminate</Checkbox>
      </SheetRow>
      <SheetRow label="With help, invalid">
        <Checkbox description="About once a month.">Course news</Checkbox>
        <Checkbox errorMessage="Please accept the terms.">Sample terms</Checkbox>
      </SheetRow>
      <SheetRow label="Disabled">
        <Checkbox isDisabled>Unchecked</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Checked
        </Checkbox>
        <Checkbox isDisabled isIndeterminate>
          Indeterminate
        </Checkbox>
      </SheetRow>
    </Sheet>
  ),
});

/** Say what a check means, as a positive statement. */
export const SayYes = meta.story({ tags: ['do'], render: () => <Checkbox>Send me course news</Checkbox> });

/** People misread a check that means “no”. */
export const SayNo = meta.story({
  tags: ['dont'],
  render: () => <Checkbox>Do not send me course news</Checkbox>,
});
