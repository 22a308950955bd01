import {
  AdminTablePage,
  Button,
  LiveStatus,
  ReimbursementsTable,
  ReimbursementTotals,
  RolesTable,
  Select,
} from '@redwhiteandcode/design-system';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { newestFirst, reimbursements, roles } from '../../samples/admin.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Admin/AdminTablePage',
  component: AdminTablePage,
  args: {
    title: 'Role Management',
    subtitle: 'Manage user roles and permissions',
    search: { value: '', onChange: fn(), placeholder: 'Search by name, email or role' },
    actions: <Button>Assign Role</Button>,
    status: <LiveStatus connection="live" />,
    children: <RolesTable {...newestFirst(roles, 'created_at')} onRemove={async () => undefined} />,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Lay out a list of the admin area: title, counts, search, filters, actions, table, pagination.'],
      avoid: [{ when: 'A table is one of several parts of a page.', instead: 'Components/Data/DataTable' }],
      keyboard: [{ keys: 'Escape in the search box', does: 'Clears it', test: 'Searching' }],
      accessibility: ['The page has one h1. The name of the search box says what it searches.'],
    },
  },
});

export const Default = meta.story();

export const Searching = meta.story({
  args: { search: { value: 'admin', onChange: fn(), placeholder: 'Search by name, email or role' } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by name, email or role' });
    await userEvent.type(box, 'a');
    await expect(args.search?.onChange).toHaveBeenCalledWith('admina');
    await userEvent.keyboard('{Escape}');
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('');
  },
});

/** Counts, cards, a filter, and an export. */
export const WithEverything = meta.story({
  args: {
    title: 'Reimbursement Tracking',
    subtitle: 'Monitor employer reimbursement success rates',
    summary: '3 total, 2 pending, 1 reimbursed',
    cards: <ReimbursementTotals toolkits={3} rate="33.3" amount={2950} />,
    search: { value: '', onChange: fn(), placeholder: 'Search by name, email, course or employer' },
    filters: (
      <Select
        label="Status"
        options={[
          { value: 'all', label: 'All Statuses' },
          { value: 'pending', label: 'Pending' },
        ]}
      />
    ),
    actions: <Button variant="neutral">Export CSV</Button>,
    status: <LiveStatus connection="polling" />,
    children: <ReimbursementsTable {...newestFirst(reimbursements, 'toolkit_generated_at')} />,
  },
});

export const LongText = meta.story({ args: { title: longTitle, subtitle: longText } });
