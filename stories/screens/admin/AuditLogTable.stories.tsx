import { AuditLogTable } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import { audit } from '../../samples/admin.ts';
import { empty, tableArgs, tableUsage } from '../tableStories.ts';

const meta = preview.meta({
  title: 'Screens/Admin/AuditLogTable',
  component: AuditLogTable,
  args: { ...tableArgs(audit, 'at') },
  parameters: { usage: tableUsage('See who changed what, and when.') },
});

export const Default = meta.story();

export const Empty = meta.story(empty('No changes found'));
