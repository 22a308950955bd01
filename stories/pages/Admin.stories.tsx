import {
  AccountDialog,
  AdminGate,
  AdminOverview,
  ApplicationReview,
  ApplicationsTable,
  AuditLogTable,
  CorporateAccountsTable,
  CorporateTotals,
  CourseEditor,
  CoursesTable,
  EnrollmentsTable,
  GenerationJobsTable,
  Heading,
  MessagesTable,
  ReimbursementsTable,
  ReimbursementTotals,
  RoleDialog,
  RolesTable,
  Select,
  Stack,
  Text,
  Timeline,
  UserDetail,
  UsersTable,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as sample from '../samples/admin.ts';
import { AdminFrame, AdminList } from '../samples/AdminFrame.tsx';
import { draft, revisions } from '../samples/editor.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const done = async (): Promise<undefined> => undefined;
const { newestFirst } = sample;
const [firstUser] = sample.users;
const [firstApplication] = sample.applications;
if (!firstUser || !firstApplication) throw new Error('The samples are empty.');

const meta = {
  title: 'Pages/Admin',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /admin */
export const Overview: Story = {
  render: () => (
    <AdminFrame path="/admin">
      <Stack gap={32}>
        <AdminOverview totals={sample.totals} queues={sample.queues} />
        <GenerationJobsTable
          {...newestFirst(sample.jobs, 'started_at')}
          onCancelJob={ignore}
          onRetryJob={ignore}
        />
      </Stack>
    </AdminFrame>
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
    <AdminList
      path="/admin/users"
      title="User Management"
      subtitle="Everybody who has a profile, newest first"
      search="Search by name or email"
      count={sample.users.length}
    >
      <UsersTable {...newestFirst(sample.users, 'created_at')} hrefOf={(id) => `/admin/users/${id}`} />
    </AdminList>
  ),
};

/** /admin/users/{userId} */
export const User: Story = {
  render: () => (
    <AdminFrame path="/admin/users">
      <UserDetail
        user={{ ...firstUser, roles: ['user', 'admin'], certificates: 2 }}
        enrollments={
          <EnrollmentsTable isOfOne {...newestFirst(sample.ownEnrollments, 'enrolled_at')} onDelete={done} />
        }
        reimbursements={
          <ReimbursementsTable isOfOne {...newestFirst(sample.ownReimbursements, 'toolkit_generated_at')} />
        }
      />
    </AdminFrame>
  ),
};

const roles = (
  <AdminList
    path="/admin/roles"
    title="Role Management"
    subtitle="Manage user roles and permissions"
    search="Search by name, email or role"
    count={sample.roles.length}
    add="Assign Role"
    isLive={false}
  >
    <RolesTable {...newestFirst(sample.roles, 'created_at')} onRemove={done} />
  </AdminList>
);

/** /admin/roles */
export const Roles: Story = { render: () => roles };

/** /admin/roles after Assign Role */
export const AssigningRole: Story = {
  render: () => (
    <>
      {roles}
      <RoleDialog isOpen onOpenChange={ignore} users={sample.users} onAssign={done} />
    </>
  ),
};

/** /admin/courses */
export const Courses: Story = {
  render: () => (
    <AdminList
      path="/admin/courses"
      title="Course Management"
      subtitle="Manage training courses and content"
      search="Search by title, track or level"
      count={sample.courses.length}
      add="Add Course"
    >
      <CoursesTable {...newestFirst(sample.courses)} onEdit={ignore} onDelete={done} />
    </AdminList>
  ),
};

/** /admin/courses/{courseId} */
export const Course: Story = {
  render: () => (
    <AdminFrame path="/admin/courses">
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
    </AdminFrame>
  ),
};

/** /admin/enrollments */
export const Enrollments: Story = {
  render: () => (
    <AdminList
      path="/admin/enrollments"
      title="Enrollment Management"
      subtitle="View and manage course enrollments"
      search="Search by student, email or course"
      count={sample.enrollments.length}
    >
      <EnrollmentsTable {...newestFirst(sample.enrollments, 'enrolled_at')} onDelete={done} />
    </AdminList>
  ),
};

/** /admin/layoff-applications */
export const LayoffApplications: Story = {
  render: () => (
    <AdminList
      path="/admin/layoff-applications"
      title="Layoff to Lift-Off Applications"
      subtitle="Review and manage free program applications"
      summary="4 total, 1 pending, 1 approved"
      search="Search by name, email or previous company"
      count={sample.applications.length}
      filters={<Select label="Status" options={sample.statusFilter} />}
    >
      <ApplicationsTable
        {...newestFirst(sample.applications, 'created_at')}
        hrefOf={(id) => `/admin/layoff-applications/${id}`}
        onApprove={ignore}
        onReject={ignore}
      />
    </AdminList>
  ),
};

/** /admin/layoff-applications/{applicationId} */
export const LayoffApplication: Story = {
  render: () => (
    <AdminFrame path="/admin/layoff-applications">
      <ApplicationReview
        application={firstApplication}
        proof={{ fileName: 'sample-letter.pdf', onDownload: ignore }}
        history={<Timeline label="History of the application" items={sample.applicationHistory} />}
        onNext={ignore}
        onDecide={done}
        mailFor={(decision) => `A sample mail: ${decision}.`}
      />
    </AdminFrame>
  ),
};

/** /admin/reimbursements */
export const Reimbursements: Story = {
  render: () => (
    <AdminList
      path="/admin/reimbursements"
      title="Reimbursement Tracking"
      subtitle="Monitor employer reimbursement success rates"
      cards={<ReimbursementTotals toolkits={3} rate="33.3" amount={2950} />}
      search="Search by name, email, course or employer"
      count={sample.reimbursements.length}
    >
      <ReimbursementsTable
        {...newestFirst(sample.reimbursements, 'toolkit_generated_at')}
        profileHref={(id) => `/admin/users/${id}`}
        onCorrect={ignore}
      />
    </AdminList>
  ),
};

const accounts = (
  <AdminList
    path="/admin/corporate-accounts"
    title="Corporate Accounts"
    subtitle="Manage B2B corporate training accounts"
    cards={<CorporateTotals accounts={2} active={1} seats={1250} seatsUsed={368} />}
    search="Search by company or contact email"
    count={sample.accounts.length}
    add="Add Account"
    isLive={false}
  >
    <CorporateAccountsTable
      {...newestFirst(sample.accounts, 'created_at')}
      hrefOf={(id) => `/admin/corporate-accounts/${id}`}
      onEdit={ignore}
    />
  </AdminList>
);

/** /admin/corporate-accounts */
export const CorporateAccounts: Story = { render: () => accounts };

/** /admin/corporate-accounts after Add Account */
export const AddingAccount: Story = {
  render: () => (
    <>
      {accounts}
      <AccountDialog isOpen onOpenChange={ignore} onSave={done} />
    </>
  ),
};

/** /admin/messages */
export const Messages: Story = {
  render: () => (
    <AdminList
      path="/admin/messages"
      title="Messages"
      subtitle="What came through the contact form"
      search="Search by name, email or company"
      count={sample.messages.length}
    >
      <MessagesTable
        {...newestFirst(sample.messages, 'received_at')}
        onOpen={ignore}
        onAnsweredChange={ignore}
      />
    </AdminList>
  ),
};

/** /admin/audit-log */
export const AuditLog: Story = {
  render: () => (
    <AdminList
      path="/admin/audit-log"
      title="Audit log"
      subtitle="Every change made here: when, who, what"
      search="Search by person or subject"
      count={sample.audit.length}
      isLive={false}
    >
      <AuditLogTable {...newestFirst(sample.audit, 'at')} />
    </AdminList>
  ),
};
