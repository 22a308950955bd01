import { Icon, icons, Stack, TextField } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: 'Full name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { label: 'Certificate number', description: 'It stands at the foot of the certificate.' },
};

export const Filled: Story = { args: { defaultValue: 'Sample Learner' } };

/** Says what is wrong and what to do, and is read with the field. */
export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'learner@',
    errorMessage: 'This address has no domain. Write it as name@example.com.',
  },
};

export const Required: Story = { args: { isRequired: true } };

export const Optional: Story = { args: { label: 'Company', isRequired: false } };

/** Brings a button that shows what was typed. */
export const Password: Story = {
  args: { label: 'Password', type: 'password', description: 'At least 6 characters' },
};

export const Types: Story = {
  render: () => (
    <Stack>
      <TextField label="Search" type="search" iconStart={<Icon icon={icons.searchX} size="sm" />} />
      <TextField label="Employees" type="number" min={1} defaultValue="250" />
      <TextField label="Start date" type="date" defaultValue="2025-06-01" />
      <TextField label="Phone" type="tel" defaultValue="555-0100" />
    </Stack>
  ),
};

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Sample Learner' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sample Learner' } };

export const LongText: Story = {
  args: { label: longTitle, description: longText, defaultValue: longText, errorMessage: longText },
};
