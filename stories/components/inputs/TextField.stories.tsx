import { Icon, icons, Stack, TextField } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
  argTypes: { iconStart: { control: false } },
  parameters: {
    usage: {
      status: 'stable',
      use: [
        'For a line of text: a name, an address, a code, a password.',
        'With `type`, `inputMode` and `autoComplete`, so that phones show the right keys and browsers fill it in.',
      ],
      avoid: [
        { when: 'The answer may take several lines.', instead: 'Components/Inputs/TextArea' },
        { when: 'It is an amount to count or calculate with.', instead: 'Components/Inputs/NumberField' },
        { when: 'The words are searched for.', instead: 'Components/Inputs/SearchField' },
        { when: 'The answer is one of a known list.', instead: 'Components/Inputs/Select' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field, then to its show-password button.', test: 'ShowPassword' },
        { keys: 'Space', does: 'On that button: shows or hides the password.', test: 'ShowPassword' },
      ],
      accessibility: [
        'The label is always in sight; a placeholder is an example at most.',
        'Help and error are read with the field; the error marks it invalid and has an icon.',
        '16 px letters: phones do not zoom in.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: [
        'label',
        'description',
        'errorMessage',
        'type',
        'placeholder',
        'isRequired',
        'isReadOnly',
        'isDisabled',
      ],
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
    {
      selector: '[data-part="description"]',
      name: 'Help',
      text: 'what people need to know before they type',
    },
    { selector: 'input', name: 'Input', text: 'its edge turns red with an error' },
    { selector: 'button', side: 'end', name: 'Show password', text: 'for passwords only' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and what to do, until it is right',
    },
  ]),
  args: {
    label: 'Password',
    type: 'password',
    description: 'At least 6 characters',
    errorMessage: 'Enter at least 6 characters',
  },
});

/** Says what is wrong and what to do, and is read with the field. */
export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'learner@',
    errorMessage: 'This address has no domain. Write it as name@example.com.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This address has no domain/);
  },
});

/** The button shows what was typed, says that it is pressed, and leaves the words alone. */
export const ShowPassword = meta.story({
  args: { label: 'Password', type: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sample word');
    await expect(args.onChange).toHaveBeenLastCalledWith('sample word');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show password' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('sample word');
  },
});

export const Types = meta.story({
  render: () => (
    <Stack>
      <TextField label="Course" iconStart={<Icon icon={icons.bookOpen} size="sm" />} />
      <TextField label="Email" type="email" defaultValue="learner@example.com" />
      <TextField label="Start date" type="date" defaultValue="2025-06-01" />
      <TextField label="Phone" type="tel" defaultValue="555-0100" />
    </Stack>
  ),
});

export const LongText = meta.story({
  args: { label: longTitle, description: longText, defaultValue: longText, errorMessage: longText },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Empty, placeholder, filled">
        <TextField label="Empty" />
        <TextField label="Placeholder" placeholder="name@example.com" />
        <TextField label="Filled" defaultValue="Sample Learner" />
      </FieldRow>
      <FieldRow label="Optional, with help">
        <TextField label="Company" isRequired={false} description="As your badge has it." />
      </FieldRow>
      <FieldRow label="With an icon, password">
        <TextField label="Course" iconStart={<Icon icon={icons.bookOpen} size="sm" />} />
        <TextField label="Password" type="password" defaultValue="sample" />
      </FieldRow>
      <FieldRow label="Invalid, read-only, disabled">
        <TextField label="Invalid" defaultValue="learner@" errorMessage="Add the domain." />
        <TextField label="Read-only" defaultValue="Sample Learner" isReadOnly />
        <TextField label="Disabled" defaultValue="Sample Learner" isDisabled />
      </FieldRow>
    </Sheet>
  ),
});

/** Help that stays in sight while one types. */
export const HelpOutside = meta.story({
  tags: ['do'],
  render: () => <TextField label="Password" type="password" description="At least 6 characters" />,
});

/** A placeholder goes away with the first letter, and is taken for an answer before. */
export const HelpInside = meta.story({
  tags: ['dont'],
  render: () => <TextField label="Password" placeholder="At least 6 characters" />,
});
