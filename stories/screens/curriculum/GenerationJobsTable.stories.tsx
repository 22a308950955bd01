import { GenerationJobsTable } from '@redwhiteandcode/design-system';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { jobRows } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Curriculum/GenerationJobsTable',
  component: GenerationJobsTable,
  args: { ...tableArgs(jobRows, 'started_at'), onCancelJob: fn(), onRetryJob: fn() },
  parameters: { usage: tableUsage('List the courses that are being generated, and failed generations.') },
});

export const Default = meta.story();

export const Empty = meta.story(empty('No generations found'));
