import { AuditLogTable } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { audit } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/AuditLogTable',
  component: AuditLogTable,
  args: { ...tableArgs(audit, 'at') },
  parameters: { usage: tableUsage('See who changed what, and when.') },
});

export const Default = meta.story();

export const Loading = meta.story(loading());

/** The words are the document's. */
export const Empty = meta.story(empty('No changes found'));

/** In place, with the way to try again. */
export const Failed = meta.story(failed('The audit log could not be loaded'));
