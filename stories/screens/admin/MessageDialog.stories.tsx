import { MessageDialog } from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { messageRows } from '../../samples/admin.ts';

const meta = preview.meta({
  title: 'Screens/Admin/MessageDialog',
  component: MessageDialog,
  args: { message: messageRows[0], onClose: fn(), onAnsweredChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    usage: {
      status: 'new',
      use: ['Read a message of the contact form in full and answer it by mail.'],
      avoid: [{ when: 'Messages are looked over.', instead: 'Screens/Admin/MessagesTable' }],
      keyboard: [{ keys: 'Escape', does: 'Closes it', test: 'Escape' }],
      accessibility: ['The dialog is named by its sender.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    await expect(args.onAnsweredChange).toHaveBeenCalledWith(messageRows[0], true);
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Message from First Sample Sender' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
