import { MessagesTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { messages } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/MessagesTable',
  component: MessagesTable,
  args: { ...tableArgs(messages, 'received_at'), onOpen: fn(), onAnsweredChange: fn() },
  parameters: { usage: tableUsage('Read what came through the contact form.') },
} satisfies Meta<typeof MessagesTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No messages found');

/** In place, with the way to try again. */
export const Failed: Story = failed('The messages could not be loaded');
