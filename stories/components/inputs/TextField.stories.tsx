import { Icon, icons, Stack, TextField } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
        'For one line of text: a name, an address, a code, a password.',
        'With `type`, `inputMode`, and `autoComplete`, so that phones show the right keyboard and browsers can fill it in.',
      ],
      avoid: [
        { when: 'The text may take several lines.', instead: 'Components/Inputs/TextArea' },
        { when: 'It is a quantity.', instead: 'Components/Inputs/NumberField' },
        { when: 'The text is a search term.', instead: 'Components/Inputs/SearchField' },
        { when: 'The user chooses from a list.', instead: 'Components/Inputs/Select' },
      ],
      keyboard: [
        {
          keys: 'Tab',
          does: 'Moves to the field, then to its button that shows the password.',
          test: 'ShowPassword',
        },
        { keys: 'Space', does: 'On that button, shows or hides the password.', test: 'ShowPassword' },
      ],
      accessibility: [
        'The label is always visible. A placeholder is only an example.',
        'Screen readers read the help text and the error with the field. The error has an icon and marks the field invalid.',
        'The text has 16 px, so phones do not zoom in.',
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
      text: 'always visible; adds “(optional)” if the field may stay empty',
    },
    {
      selector: '[data-part="description"]',
      name: 'Help',
      text: 'what users need to know before they type',
    },
    { selector: 'input', name: 'Input', text: 'its border turns red with an error' },
    { selector: 'button', side: 'end', name: 'Show password', text: 'only for passwords' },
    {
      selector: '[data-part="error"]',
      name: 'Error',
      text: 'what is wrong and how to fix it, until it is fixed',
    },
  ]),
  args: {
    label: 'Password',
    type: 'password',
    description: 'At least 6 characters',
    errorMessage: 'Enter at least 6 characters',
  },
});

/** The error says what is wrong and how to fix it. Screen readers read it with the field. */
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

/** The button shows the password and its own pressed state, and does not change the text. */
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

/** The help text stays visible during typing. */
export const HelpOutside = meta.story({
  tags: ['do'],
  render: () => <TextField label="Password" type="password" description="At least 6 characters" />,
});

/** A placeholder disappears with the first character, and looks like a value before. */
export const HelpInside = meta.story({
  tags: ['dont'],
  render: () => <TextField label="Password" placeholder="At least 6 characters" />,
});
