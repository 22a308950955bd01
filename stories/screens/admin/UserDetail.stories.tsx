import { EnrollmentsTable, ReimbursementsTable, UserDetail } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../.storybook/usage.ts';
import { enrollments, reimbursements, users } from '../../samples/admin.ts';
import { longTitle } from '../../samples/text.ts';

const [user] = users;
if (!user) throw new Error('The samples hold no user.');

const meta = {
  title: 'Screens/Admin/UserDetail',
  component: UserDetail,
  args: {
    user: { ...user, roles: ['user', 'admin'], certificates: 2 },
    enrollments: (
      <EnrollmentsTable rows={enrollments.slice(0, 2)} count={2} onDelete={async () => undefined} />
    ),
    reimbursements: <ReimbursementsTable rows={reimbursements.slice(0, 1)} count={1} />,
  },
  parameters: {
    usage: {
      status: 'new',
      use: ['Show everything the admin area knows of one person.'],
      avoid: [{ when: 'People are looked for.', instead: 'Screens/Admin/UsersTable' }],
      keyboard: [],
      accessibility: ['One first-level heading, the name; each table is named.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof UserDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: {
    enrollments: <EnrollmentsTable rows={[]} onDelete={async () => undefined} />,
    reimbursements: <ReimbursementsTable rows={[]} />,
  },
};

export const LongText: Story = {
  args: { user: { ...user, full_name: longTitle, roles: ['user'], certificates: 0 } },
};
