import {
  AdminGate,
  AdminOverview,
  AdminShell,
  AdminTablePage,
  ApplicationReview,
  ApplicationsTable,
  AuditLogTable,
  Button,
  CorporateAccountsTable,
  CorporateTotals,
  CourseEditor,
  CoursesTable,
  EnrollmentsTable,
  GenerationJobsTable,
  Heading,
  Icon,
  icons,
  LiveStatus,
  MessagesTable,
  ReimbursementsTable,
  ReimbursementTotals,
  RolesTable,
  Select,
  Stack,
  Text,
  UserDetail,
  UsersTable,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as sample from '../samples/admin.ts';
import { adminMenu } from '../samples/adminMenu.ts';
import { draft, revisions } from '../samples/editor.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const done = async (): Promise<undefined> => undefined;
const newest = { column: 'created_at', direction: 'descending' } as const;
const [firstUser] = sample.users;
const [firstApplication] = sample.applications;
if (!firstUser || !firstApplication) throw new Error('The samples are empty.');

/** A page of the admin area in its frame. */
function AdminPage({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <PageFrame viewer="admin" path={path} isBare>
      <AdminShell
        groups={adminMenu}
        currentPath={path}
        userName="Sample Admin"
        defaultCollapsed={false}
        insetBlockStart="4rem"
      >
        {children}
      </AdminShell>
    </PageFrame>
  );
}

const search = (placeholder: string) => ({ value: '', onChange: ignore, placeholder });
const exportCsv = (
  <Button variant="neutral" iconStart={<Icon icon={icons.download} size="sm" />}>
    Export CSV
  </Button>
);
const live = <LiveStatus connection="live" />;

const meta = {
  title: 'Pages/Admin',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /admin */
export const Overview: Story = {
  render: () => (
    <AdminPage path="/admin">
      <Stack gap={32}>
        <AdminOverview
          totals={{
            total_users: 12_480,
            total_courses: 16,
            active_enrollments: 3_105,
            total_enrollments: 9_870,
            total_admins: 3,
          }}
          queues={[
            {
              id: 'applications',
              title: 'Layoff applications',
              count: 4,
              age: 'Oldest: 6 hours',
              href: '/admin/layoff-applications',
            },
            { id: 'messages', title: 'Messages', count: 2, age: 'Oldest: 1 day', href: '/admin/messages' },
          ]}
        />
        <GenerationJobsTable rows={sample.jobs} count={3} onCancelJob={ignore} onRetryJob={ignore} />
      </Stack>
    </AdminPage>
  ),
};

/** /admin before the right to see it is known to be missing */
export const Denied: Story = {
  render: () => (
    <PageFrame viewer="learner" path="/admin">
      <AdminGate state="denied" />
    </PageFrame>
  ),
};

/** /admin/users */
export const Users: Story = {
  render: () => (
    <AdminPage path="/admin/users">
      <AdminTablePage
        title="User Management"
        subtitle="Everybody who has a profile, newest first"
        search={search('Search by name or email')}
        actions={exportCsv}
        status={live}
      >
        <UsersTable
          rows={sample.users}
          count={sample.users.length}
          sortDescriptor={newest}
          onSortChange={ignore}
          hrefOf={(id) => `/admin/users/${id}`}
        />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/users/{userId} */
export const User: Story = {
  render: () => (
    <AdminPage path="/admin/users">
      <UserDetail
        user={{ ...firstUser, roles: ['user', 'admin'], certificates: 2 }}
        enrollments={<EnrollmentsTable rows={sample.enrollments} count={4} onDelete={done} />}
        reimbursements={<ReimbursementsTable rows={sample.reimbursements} count={3} />}
      />
    </AdminPage>
  ),
};

/** /admin/roles */
export const Roles: Story = {
  render: () => (
    <AdminPage path="/admin/roles">
      <AdminTablePage
        title="Role Management"
        subtitle="Manage user roles and permissions"
        search={search('Search by name, email or role')}
        actions={<Button iconStart={<Icon icon={icons.plus} size="sm" />}>Assign Role</Button>}
      >
        <RolesTable
          rows={sample.roles}
          count={sample.roles.length}
          sortDescriptor={newest}
          onSortChange={ignore}
          onRemove={done}
        />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/courses */
export const Courses: Story = {
  render: () => (
    <AdminPage path="/admin/courses">
      <AdminTablePage
        title="Course Management"
        subtitle="Manage training courses and content"
        search={search('Search by title, track or level')}
        actions={
          <>
            {exportCsv}
            <Button iconStart={<Icon icon={icons.plus} size="sm" />}>Add Course</Button>
          </>
        }
        status={live}
      >
        <CoursesTable rows={sample.courses} count={3} onEdit={ignore} onDelete={done} />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/courses/{courseId} */
export const Course: Story = {
  render: () => (
    <AdminPage path="/admin/courses">
      <Stack gap={24}>
        <Heading level={1}>Edit {draft.title}</Heading>
        <CourseEditor
          course={draft}
          isPublished
          levels={['Beginner', 'Intermediate', 'Advanced']}
          tracks={['Technical', 'Leadership', 'Operations']}
          onSave={done}
          renderPreview={({ title }) => <Text>{title}</Text>}
          revisions={revisions}
          onRestore={ignore}
        />
      </Stack>
    </AdminPage>
  ),
};

/** /admin/enrollments */
export const Enrollments: Story = {
  render: () => (
    <AdminPage path="/admin/enrollments">
      <AdminTablePage
        title="Enrollment Management"
        subtitle="View and manage course enrollments"
        search={search('Search by student, email or course')}
        actions={exportCsv}
        status={live}
      >
        <EnrollmentsTable rows={sample.enrollments} count={4} onDelete={done} />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/layoff-applications */
export const LayoffApplications: Story = {
  render: () => (
    <AdminPage path="/admin/layoff-applications">
      <AdminTablePage
        title="Layoff to Lift-Off Applications"
        subtitle="Review and manage free program applications"
        summary="4 total, 1 pending, 1 approved"
        search={search('Search by name, email or previous company')}
        filters={
          <Select
            label="Status"
            options={['All Statuses', 'Pending', 'Under Review', 'Approved', 'Rejected'].map((label) => ({
              value: label,
              label,
            }))}
          />
        }
        actions={exportCsv}
        status={live}
      >
        <ApplicationsTable
          rows={sample.applications}
          count={4}
          hrefOf={(id) => `/admin/layoff-applications/${id}`}
          onApprove={ignore}
          onReject={ignore}
        />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/layoff-applications/{applicationId} */
export const LayoffApplication: Story = {
  render: () => (
    <AdminPage path="/admin/layoff-applications">
      <ApplicationReview
        application={firstApplication}
        proof={{ fileName: 'sample-letter.pdf', downloadHref: '#sample' }}
        history={<Text>March 1, 2026: applied</Text>}
        onNext={ignore}
        onDecide={done}
        mailFor={(decision) => `A sample mail: ${decision}.`}
      />
    </AdminPage>
  ),
};

/** /admin/reimbursements */
export const Reimbursements: Story = {
  render: () => (
    <AdminPage path="/admin/reimbursements">
      <AdminTablePage
        title="Reimbursement Tracking"
        subtitle="Monitor employer reimbursement success rates"
        cards={<ReimbursementTotals toolkits={3} reimbursed={1} amount={2950} />}
        search={search('Search by name, email, course or employer')}
        actions={exportCsv}
        status={live}
      >
        <ReimbursementsTable rows={sample.reimbursements} count={3} />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/corporate-accounts */
export const CorporateAccounts: Story = {
  render: () => (
    <AdminPage path="/admin/corporate-accounts">
      <AdminTablePage
        title="Corporate Accounts"
        subtitle="Manage B2B corporate training accounts"
        cards={<CorporateTotals accounts={2} active={1} seats={1250} seatsUsed={368} />}
        search={search('Search by company or contact email')}
        actions={<Button iconStart={<Icon icon={icons.plus} size="sm" />}>Add Account</Button>}
      >
        <CorporateAccountsTable rows={sample.accounts} count={2} onEdit={ignore} />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/messages */
export const Messages: Story = {
  render: () => (
    <AdminPage path="/admin/messages">
      <AdminTablePage
        title="Messages"
        subtitle="What came through the contact form"
        search={search('Search by name, email or company')}
        status={live}
      >
        <MessagesTable rows={sample.messages} count={2} onOpen={ignore} onAnsweredChange={ignore} />
      </AdminTablePage>
    </AdminPage>
  ),
};

/** /admin/audit-log */
export const AuditLog: Story = {
  render: () => (
    <AdminPage path="/admin/audit-log">
      <AdminTablePage
        title="Audit log"
        subtitle="Every change made here: when, who, what"
        search={search('Search by person or subject')}
        actions={exportCsv}
      >
        <AuditLogTable rows={sample.audit} count={2} />
      </AdminTablePage>
    </AdminPage>
  ),
};
