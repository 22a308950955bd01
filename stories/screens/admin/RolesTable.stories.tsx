import { type RoleRow, type RowDeletion, RolesTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Usage } from '../../.storybook/usage.ts';
import { roles } from '../../samples/admin.ts';

const meta = {
  title: 'Screens/Admin/RolesTable',
  component: RolesTable,
  args: {
    rows: roles,
    count: roles.length,
    sortDescriptor: { column: 'created_at', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
    onRemove: fn<RowDeletion<RoleRow>>(async () => undefined),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['List who holds which role.'],
      avoid: [{ when: 'The list is not of the admin area.', instead: 'Components/Data/DataTable' }],
      keyboard: [
        {
          keys: 'Enter on the delete button',
          does: 'Asks; Escape leaves everything as it was',
          test: 'Deleting',
        },
      ],
      accessibility: ['Everything that DataTable promises; buttons of a row name it.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof RolesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The words are the document's. */
export const Empty: Story = {
  args: { rows: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No roles found' })).toBeVisible();
  },
};

/** In place, with the way to try again. */
export const Failed: Story = {
  args: { rows: [], error: 'The roles could not be loaded' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry|try again/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Asks first; Cancel has focus, and Escape leaves everything as it was. */
export const Deleting: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role: admin of First Sample Learner' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove this role?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role: admin of First Sample Learner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove role' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** It could not be done: the dialog says why and stays. */
export const DeletingFailed: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { onRemove: fn<RowDeletion<RoleRow>>(async () => 'The last admin cannot be removed.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role: admin of First Sample Learner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove role' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The last admin cannot be removed.');
  },
};
