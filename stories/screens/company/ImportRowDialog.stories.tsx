import { ImportRowDialog } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Company/ImportRowDialog',
  component: ImportRowDialog,
  args: {
    values: { email: 'not an address', name: 'Ann Example', group: 'Sales', manager: '' },
    validate: ({ email }: { email: string }) =>
      email === '' ? { email: 'This row has no email address.' } : undefined,
    onSave: fn(),
    onClose: fn(),
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Mend a row of a list before it is applied.'],
      avoid: [{ when: 'The person is in the company.', instead: 'Screens/Company/CompanyPeopleTable' }],
      keyboard: [
        { keys: 'Enter on Save row', does: 'Saves the row and closes the dialog.', test: 'Mending' },
      ],
      accessibility: [
        'The dialog closes after the row is saved, and focus goes back to the button of the row.',
      ],
    },
  },
});

export const Default = meta.story();

export const Mending = meta.story({
  play: async ({ args, userEvent }) => {
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    const save = screen.getByRole('button', { name: 'Save row' });
    await userEvent.clear(email);
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('This row has no email address.'));
    await userEvent.type(email, 'ann@example.com');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        email: 'ann@example.com',
        name: 'Ann Example',
        group: 'Sales',
        manager: '',
      }),
    );
  },
});
