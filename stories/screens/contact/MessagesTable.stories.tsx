import { MessagesTable } from '@redwhiteandcode/design-system';
import { contactTopics } from '@redwhiteandcode/contract/contact/topics.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { messages } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Contact/MessagesTable',
  component: MessagesTable,
  args: {
    ...tableArgs(messages, 'received_at'),
    topics: contactTopics,
    onOpen: fn(),
    onAnsweredChange: fn(),
  },
  parameters: { usage: tableUsage('List the messages from the contact form.') },
});

export const Default = meta.story();

/** In a list of open messages, an answered one disappears, and the table takes focus. */
export const Answering = meta.story({
  render: function OpenMessages(args) {
    const [answered, setAnswered] = useState<string>();
    return (
      <MessagesTable
        {...args}
        rows={args.rows?.filter(({ id }) => id !== answered)}
        onAnsweredChange={({ id }) => setAnswered(id)}
      />
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Mark as answered/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('table')));
    await expect(document.body).not.toHaveFocus();
  },
});

export const WithTopic = meta.story({
  args: { rows: [{ ...messages[1]!, topic: 'w9' as const }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^W-9 request A sample question/ })).toBeVisible();
  },
});

export const Empty = meta.story(empty('No messages found'));
