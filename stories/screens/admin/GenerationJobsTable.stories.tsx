import { GenerationJobsTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { jobRows } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/GenerationJobsTable',
  component: GenerationJobsTable,
  args: { ...tableArgs(jobRows, 'started_at'), onCancelJob: fn(), onRetryJob: fn() },
  parameters: { usage: tableUsage('See which courses are being written, and what failed.') },
});

export const Default = meta.story();

export const Loading = meta.story(loading());

/** The words are the document's. */
export const Empty = meta.story(empty('No generations found'));

/** In place, with the way to try again. */
export const Failed = meta.story(failed('The generations could not be loaded'));
