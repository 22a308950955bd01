import { AuditLogTable } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { audit } from '../../samples/admin.ts';
import { empty, failed, loading, tableArgs, tableUsage } from './tableStories.ts';

const meta = {
  title: 'Screens/Admin/AuditLogTable',
  component: AuditLogTable,
  args: { ...tableArgs(audit, 'at') },
  parameters: { usage: tableUsage('See who changed what, and when.') },
} satisfies Meta<typeof AuditLogTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = loading();

/** The words are the document's. */
export const Empty: Story = empty('No changes found');

/** In place, with the way to try again. */
export const Failed: Story = failed('The audit log could not be loaded');
