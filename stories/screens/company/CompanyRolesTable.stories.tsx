import { CompanyRolesTable } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { members } from './samples.ts';

const meta = preview.meta({
  title: 'Screens/Company/CompanyRolesTable',
  component: CompanyRolesTable,
  args: { rows: members, onRetry: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: ['List the people with a role in a company for its owners.'],
      avoid: [{ when: 'The roles are those of our platform.', instead: 'Screens/Identity/RolesTable' }],
      keyboard: [],
      accessibility: ['Everything that DataTable guarantees.'],
    },
  },
});

export const Default = meta.story();

export const Loading = meta.story({ args: { rows: [], isLoading: true } });

export const Failed = meta.story({
  args: { rows: [], error: 'Your role in this company does not allow this. Ask an owner of the company.' },
});

/** An owner changes and removes roles. */
export const Editable = meta.story({
  args: { onChange: fn(), onRemove: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change role: Sample Manager' }));
    await expect(args.onChange).toHaveBeenCalledWith(members[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove role: Sample Viewer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove role' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(members[2]));
  },
});

/** The email address replaces a missing name. */
export const WithoutName = meta.story({
  args: { rows: members.slice(0, 1).map((row) => ({ ...row, full_name: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'owner@example.com' })).toBeVisible();
  },
});
