import { Checkbox, Stack } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
        'For a yes or no that a form sends, or several answers that may all hold.',
        'Indeterminate above a list of which some are chosen.',
      ],
      avoid: [
        { when: 'It takes effect at once, as a setting.', instead: 'Components/Inputs/Switch' },
        { when: 'Exactly one of several holds.', instead: 'Components/Inputs/RadioGroup' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the checkbox.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Checks or unchecks it.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'The browser\u2019s own checkbox: it works before the script runs and in forced colors.',
        'Help and error are read with it; the error marks it invalid.',
        'Indeterminate is told as mixed.',
        'The words can be pressed too, 44 px high under a finger.',
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
    { selector: 'input', name: 'Box', text: 'empty, checked or mixed' },
    {
      selector: 'label > span',
      side: 'end',
      name: 'Label',
      text: 'what a check means, in the affirmative; it can be pressed',
    },
    { selector: '[data-part="description"]', name: 'Help', text: 'what follows from a check' },
    { selector: '[data-part="error"]', name: 'Error', text: 'what to do, until it is right' },
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

/** Some of the list is chosen: the one above is mixed, and a press chooses all. */
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

/** Say what a check means, in the affirmative. */
export const SayYes = meta.story({ tags: ['do'], render: () => <Checkbox>Send me course news</Checkbox> });

/** A check that means "no" is read wrong. */
export const SayNo = meta.story({
  tags: ['dont'],
  render: () => <Checkbox>Do not send me course news</Checkbox>,
});
