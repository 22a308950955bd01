import { GenerationJobsTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { jobRows } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/GenerationJobsTable',
  component: GenerationJobsTable,
  args: { ...tableArgs(jobRows, 'started_at'), onCancelJob: fn(), onRetryJob: fn() },
  parameters: { usage: tableUsage('See which courses are being written, and what failed.') },
} satisfies Meta<typeof GenerationJobsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No generations found');

/** In place, with the way to try again. */
export const Failed: Story = failed('The generations could not be loaded');
