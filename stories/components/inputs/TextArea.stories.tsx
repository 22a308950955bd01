import { TextArea } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
      use: [
        'For a few sentences in one\u2019s own words.',
        'With `maxLength` where the text is cut somewhere else.',
      ],
      avoid: [
        { when: 'The answer fits on one line.', instead: 'Components/Inputs/TextField' },
        { when: 'The text has headings, lists or links.', instead: 'Components/Inputs/RichTextEditor' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field.', test: 'Counting' },
        { keys: 'Enter', does: 'A new line; the form is not sent.', test: 'Counting' },
      ],
      accessibility: [
        'Help, limit and error are read with the field; the error marks it invalid.',
        'The count is seen all the time, and heard when 50, 20, 10, 5 and no characters are left.',
        'It grows with its text where the browser can, and can be pulled larger everywhere.',
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
      text: 'always visible; adds “(optional)” where the field may stay empty',
    },
    { selector: '[data-part="description"]', name: 'Help', text: 'how much to write, and for whom' },
    {
      selector: 'textarea',
      name: 'Input',
      text: 'as high as the answer is expected to be; it grows with the text',
    },
    { selector: '[data-part="count"]', side: 'end', name: 'Count', text: 'only where the length is limited' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and what to do, until it is right',
    },
  ]),
  args: { description: 'A few sentences are enough.', maxLength: 500, errorMessage: 'Enter your question' },
});

/** Grows with its text where the browser can. */
export const LongText = meta.story({
  args: { label: longTitle, description: longText, defaultValue: `${longText}\n\n${longText}`, rows: 3 },
});

/** The count follows the typing; the announcement comes at steps. */
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

/** The size of the box, the help and the limit say how much to write. */
export const RoomForSentences = meta.story({
  tags: ['do'],
  args: { description: 'A few sentences are enough.', maxLength: 500 },
});

/** A large box for an answer of one line: people wonder what else to write. */
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
