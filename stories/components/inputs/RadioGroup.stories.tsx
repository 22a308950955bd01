import { Radio, RadioGroup } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const formats = (
  <>
    <Radio value="live">Live sessions</Radio>
    <Radio value="own">At your own pace</Radio>
    <Radio value="mixed">Both</Radio>
  </>
);

const meta = preview.meta({
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: { label: 'How do you want to learn?', children: formats, onChange: fn() },
  argTypes: { children: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For one of two to about six options that users should read before they choose.',
        'For options that need a line of explanation each.',
      ],
      avoid: [
        { when: 'There are more than about six options.', instead: 'Components/Inputs/Select' },
        { when: 'Several options can apply.', instead: 'Components/Inputs/Checkbox' },
        { when: 'It turns a setting on or off with immediate effect.', instead: 'Components/Inputs/Switch' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the selected option, or to the first.', test: 'ByKeyboard' },
        { keys: 'Arrow Down', does: 'Selects the next option.', test: 'ByKeyboard' },
        { keys: 'Arrow Up', does: 'Selects the previous option.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Selects the focused option.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'A radiogroup named by its legend. Screen readers read the help text and the error with it.',
        'Native radio buttons: they work before JavaScript runs.',
        'The whole label is pressable, with a touch target 44 px high.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: ['label', 'description', 'errorMessage', 'orientation', 'isRequired', 'isDisabled'],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'legend', name: 'Question', text: 'always visible; the options answer it' },
    { selector: '[data-part="description"]', name: 'Help', text: 'optional; about the whole question' },
    {
      selector: 'input',
      name: 'Option',
      text: 'exactly one can be selected; none at first if the choice is important',
    },
    {
      selector: '[data-part="options"] [data-part="description"]',
      name: 'Help of an option',
      text: 'optional; explains the option',
    },
    { selector: '[data-part="error"]', name: 'Error', text: 'how to fix it, until an option is selected' },
  ]),
  args: {
    description: 'You can change it later.',
    errorMessage: 'Choose how you want to learn',
    children: (
      <>
        <Radio value="live" description="Eight evenings with an instructor.">
          Live sessions
        </Radio>
        <Radio value="own">At your own pace</Radio>
      </>
    ),
  },
});

export const WithDescriptions = meta.story({
  args: {
    description: 'You can change it later.',
    isRequired: false,
    defaultValue: 'live',
    children: (
      <>
        <Radio value="live" description="Eight evenings with an instructor.">
          Live sessions
        </Radio>
        <Radio value="own" description="Lessons whenever you have time.">
          At your own pace
        </Radio>
        <Radio value="mixed" description="No place left in this term." isDisabled>
          Both
        </Radio>
      </>
    ),
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'How do you want to learn?' })).toBeVisible();
    await userEvent.tab();
    await expect(radio('Live sessions')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radio('Live sessions')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('At your own pace')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('own');
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Live sessions')).toBeChecked();
    await expect(radio('Live sessions')).toHaveFocus();
  },
});

/** The label is pressable, not only the circle. */
export const ByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Both'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('mixed');
  },
});

export const LongText = meta.story({
  args: {
    label: longTitle,
    description: longText,
    errorMessage: longText,
    children: (
      <>
        <Radio value="one" description={longText}>
          {longText}
        </Radio>
        <Radio value="two">{longTitle}</Radio>
      </>
    ),
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Vertical: nothing chosen, chosen">
        <RadioGroup label="Empty">{formats}</RadioGroup>
        <RadioGroup label="Chosen" defaultValue="own">
          {formats}
        </RadioGroup>
      </FieldRow>
      <FieldRow label="Horizontal" minColumnWidth={400}>
        <RadioGroup label="Horizontal" orientation="horizontal" defaultValue="live">
          {formats}
        </RadioGroup>
      </FieldRow>
      <FieldRow label="With descriptions">
        <RadioGroup {...WithDescriptions.input.args} label="Descriptions">
          {WithDescriptions.input.args?.children}
        </RadioGroup>
      </FieldRow>
      <FieldRow label="Invalid, disabled">
        <RadioGroup label="Invalid" errorMessage="Choose one.">
          {formats}
        </RadioGroup>
        <RadioGroup label="Disabled" defaultValue="own" isDisabled>
          {formats}
        </RadioGroup>
      </FieldRow>
    </Sheet>
  ),
});

/** Ask a question, with options that answer it. */
export const AskAQuestion = meta.story({
  tags: ['do'],
  render: () => (
    <RadioGroup label="Does your employer pay for training?">
      <Radio value="yes">Yes</Radio>
      <Radio value="no">No</Radio>
      <Radio value="unknown">I do not know</Radio>
    </RadioGroup>
  ),
});

/** Users submit a preselected option without reading it. Do not preselect an important choice. */
export const PreselectedAnswer = meta.story({
  tags: ['dont'],
  render: () => (
    <RadioGroup label="May we write to you about courses?" defaultValue="yes">
      <Radio value="yes">Yes</Radio>
      <Radio value="no">No</Radio>
    </RadioGroup>
  ),
});
