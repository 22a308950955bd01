import { TextArea } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Your question', onChange: fn() },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For a few sentences of free text.', 'With `maxLength`, if the length is limited elsewhere.'],
      avoid: [
        { when: 'The text fits on one line.', instead: 'Components/Inputs/TextField' },
        { when: 'The text has headings, lists, or links.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field.', test: 'Counting' },
        { keys: 'Enter', does: 'Starts a new line. Does not submit the form.', test: 'Counting' },
      ],
      accessibility: [
        'Screen readers read the help text, the limit, and the error with the field. The error marks it invalid.',
        'The count is always visible, and announced when 50, 20, 10, 5, and 0 characters are left.',
        'It grows with its text in browsers that support it, and users can resize it in all browsers.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: ['label', 'description', 'errorMessage', 'rows', 'maxLength', 'isRequired', 'isDisabled'],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: 'label',
      name: 'Label',
      text: 'always visible; adds “(optional)” if the field may stay empty',
    },
    { selector: '[data-part="description"]', name: 'Help', text: 'how much to write, and for whom' },
    {
      selector: 'textarea',
      name: 'Input',
      text: 'as high as the expected text; grows with the text',
    },
    { selector: '[data-part="count"]', side: 'end', name: 'Count', text: 'only if the length is limited' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: { description: 'A few sentences are enough.', maxLength: 500, errorMessage: 'Enter your question' },
});

/** It grows with its text in browsers that support it. */
export const LongText = meta.story({
  args: { label: longTitle, description: longText, defaultValue: `${longText}\n\n${longText}`, rows: 3 },
});

/** The count updates on every key, and is announced at certain values. */
export const Counting = meta.story({
  args: { maxLength: 24 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription('At most 24 characters.');
    await userEvent.keyboard('Sample{Enter}text');
    await expect(area).toHaveValue('Sample\ntext');
    await expect(canvas.getByText('11 of 24 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard(' is');
    await expect(canvas.getByRole('status')).toHaveTextContent('10 characters or fewer left');
    await userEvent.keyboard(' as long as it may be');
    await expect(canvas.getByRole('status')).toHaveTextContent('No characters left');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sample\ntext is as long a');
  },
});

/** The height, the help text, and the limit show how much to write. */
export const RoomForSentences = meta.story({
  tags: ['do'],
  args: { description: 'A few sentences are enough.', maxLength: 500 },
});

/** With a large box for one line, people wonder what else to write. */
export const RoomForAName = meta.story({ tags: ['dont'], args: { label: 'Full name' } });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Empty, filled">
        <TextArea label="Empty" />
        <TextArea label="Filled" defaultValue="A sample question." />
      </FieldRow>
      <FieldRow label="Optional, with help">
        <TextArea label="Question" isRequired={false} description="A few sentences." />
      </FieldRow>
      <FieldRow label="With a count, full">
        <TextArea label="Counted" maxLength={500} defaultValue="A sample question." />
        <TextArea label="Full" maxLength={18} defaultValue="A sample question." />
      </FieldRow>
      <FieldRow label="Invalid, disabled">
        <TextArea label="Invalid" defaultValue="Hi" errorMessage="Write ten characters." />
        <TextArea label="Disabled" defaultValue="A sample question." isDisabled />
      </FieldRow>
    </Sheet>
  ),
});
