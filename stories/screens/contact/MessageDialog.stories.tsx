import { MessageDialog } from '@redwhiteandcode/design-system';
import { contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { messages } from '../../samples/admin.ts';

const meta = preview.meta({
  title: 'Screens/Contact/MessageDialog',
  component: MessageDialog,
  args: { message: messages[0], topics: contactTopics, onClose: fn(), onAnsweredChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    usage: {
      status: 'new',
      use: ['Read a whole message from the contact form and answer it by email.'],
      avoid: [{ when: 'You list messages.', instead: 'Screens/Contact/MessagesTable' }],
      keyboard: [{ keys: 'Escape', does: 'Closes the dialog', test: 'Escape' }],
      accessibility: ['The sender is part of the dialog’s name.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    await expect(args.onAnsweredChange).toHaveBeenCalledWith(messages[0], true);
  },
});

const aboutW9 = { ...messages[0]!, topic: 'w9' as const };

export const WithTopic = meta.story({
  args: { message: aboutW9 },
  play: async () => {
    await expect(await screen.findByText('W-9 request')).toBeVisible();
  },
});

export const Escape = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Message from First Sample Sender' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
