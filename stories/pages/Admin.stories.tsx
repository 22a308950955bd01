import { adminCopy } from '@redwhiteandcode/app/parts/admin/adminCopy.ts';
import { AdminFrame } from '@redwhiteandcode/app/pages/admin/AdminFrame.tsx';
import { changeByOthers } from '@redwhiteandcode/app/pages/admin/liftoff/applicationHistory.ts';
import { CorporateAccountPage } from '@redwhiteandcode/app/pages/admin/corporate/CorporateAccountPage.tsx';
import { CorporateAccountsPage } from '@redwhiteandcode/app/pages/admin/corporate/CorporateAccountsPage.tsx';
import AssessmentDraftEditor from '@redwhiteandcode/app/pages/admin/assessment/AssessmentDraftEditor.tsx';
import { AssessmentPage } from '@redwhiteandcode/app/pages/admin/assessment/AssessmentPage.tsx';
import CourseDraftEditor from '@redwhiteandcode/app/pages/admin/catalog/CourseDraftEditor.tsx';
import { CoursePage } from '@redwhiteandcode/app/pages/admin/catalog/CoursePage.tsx';
import { CoursesPage } from '@redwhiteandcode/app/pages/admin/catalog/CoursesPage.tsx';
import { CourseStatisticsPage } from '@redwhiteandcode/app/pages/admin/learning/CourseStatisticsPage.tsx';
import { EnrollmentsPage } from '@redwhiteandcode/app/pages/admin/learning/EnrollmentsPage.tsx';
import { GenerationsPage } from '@redwhiteandcode/app/pages/admin/curriculum/GenerationsPage.tsx';
import {
  LayoffApplicationPage,
  LayoffReview,
  NoApplication,
} from '@redwhiteandcode/app/pages/admin/liftoff/LayoffApplicationPage.tsx';
import { LayoffApplicationsPage } from '@redwhiteandcode/app/pages/admin/liftoff/LayoffApplicationsPage.tsx';
import { MessagesPage } from '@redwhiteandcode/app/pages/admin/contact/MessagesPage.tsx';
import { ReportPage } from '@redwhiteandcode/app/pages/admin/reports/ReportPage.tsx';
import { OverviewPage } from '@redwhiteandcode/app/pages/admin/OverviewPage.tsx';
import { OrderPage } from '@redwhiteandcode/app/pages/admin/orders/OrderPage.tsx';
import { OrdersPage } from '@redwhiteandcode/app/pages/admin/orders/OrdersPage.tsx';
import { RefundsPage } from '@redwhiteandcode/app/pages/admin/orders/RefundsPage.tsx';
import { ReimbursementsPage } from '@redwhiteandcode/app/pages/admin/reimbursement/ReimbursementsPage.tsx';
import { RolesPage } from '@redwhiteandcode/app/pages/admin/identity/RolesPage.tsx';
import { UserPage } from '@redwhiteandcode/app/pages/admin/identity/UserPage.tsx';
import { UsersPage } from '@redwhiteandcode/app/pages/admin/identity/UsersPage.tsx';
import { PageMain } from '@redwhiteandcode/app/shell/frame/PageMain.tsx';
import { AccountDialog, AdminGate, RoleDialog } from '@redwhiteandcode/design-system';
import { checkAccount } from '@redwhiteandcode/contract/corporate/rules.ts';
import type { Decorator } from '@storybook/react-vite';
import preview from '#.storybook/preview.tsx';
import * as sample from '../samples/admin.ts';
import { listOf } from '../samples/listOf.tsx';
import { draft, revisions } from '../samples/catalog.ts';
import { inSite, type Site } from '../samples/inSite.tsx';
import { assessment, bankLessons } from '../screens/assessment/bankSamples.ts';
import { report } from '../screens/reports/samples.ts';
import * as money from '../screens/orders/samples.ts';

const ignore = (): void => undefined;
const done = async (): Promise<undefined> => undefined;
const noFailures = async (): Promise<[]> => [];
const [user] = sample.users;
const [account] = sample.accounts;
if (!user || !account) throw new Error('The samples are empty.');

const orderActions = {
  onDownload: ignore,
  onRecordPayment: ignore,
  onCorrectPayment: ignore,
  onCancel: ignore,
};

/** Shows admins the menu beside the page. */
const inArea: Decorator = (Story, { parameters }) => {
  const { path, viewer } = parameters['site'] as Site;
  if (viewer !== 'admin') return <Story />;
  return (
    <AdminFrame
      admin={{ full_name: 'Sample Admin', email: 'admin@example.com' }}
      currentPath={path}
      queues={sample.queues}
      connection="live"
      onSearch={ignore}
    >
      <Story />
    </AdminFrame>
  );
};

const site = inSite({ path: '/admin', viewer: 'admin', hasFooter: false });

const meta = preview.meta({
  title: 'Pages/Admin',
  parameters: site.parameters,
  decorators: [inArea, ...site.decorators],
});

/** Returns the parameters of a page at a path of the admin area. */
const at = (path: string) => ({ site: { path, viewer: 'admin', hasFooter: false } satisfies Site });

/** /admin */
export const Overview = meta.story({
  render: () => (
    <OverviewPage totals={sample.totals} queues={sample.queues} now={sample.now} onRetry={ignore} />
  ),
});

/** /admin for a learner, before the redirect to the home page */
export const Denied = meta.story({
  parameters: { site: { path: '/admin', viewer: 'learner', hasFooter: false } satisfies Site },
  render: () => (
    <PageMain>
      <AdminGate state="denied" texts={adminCopy.gate} />
    </PageMain>
  ),
});

/** /admin/users */
export const Users = meta.story({
  parameters: at('/admin/users'),
  render: () => <UsersPage list={listOf(sample.users, 'created_at')} />,
});

const act = done as () => Promise<void>;
const accountActions = {
  onEnroll: act,
  onEndSessions: act,
  onSendReset: act,
  onEndTwoStep: act,
  onSuspend: act,
  onReactivate: act,
};

/** /admin/users/{userId} */
export const User = meta.story({
  parameters: at('/admin/users'),
  render: () => (
    <UserPage
      user={{
        ...user,
        roles: ['user', 'admin'],
        certificates: sample.certificates.length,
        is_suspended: false,
        has_two_step: true,
      }}
      courses={sample.courses}
      actions={accountActions}
      enrollments={{
        ...sample.newestFirst(sample.ownEnrollments, 'enrolled_at'),
        onDelete: done,
        onAssessment: ignore,
      }}
      certificates={{ ...sample.newestFirst(sample.certificates), onAct: ignore }}
      reimbursements={sample.newestFirst(sample.reimbursements.slice(0, 1), 'toolkit_generated_at')}
    />
  ),
});

const roles = <RolesPage list={listOf(sample.roles, 'created_at')} onAssign={ignore} onRemove={done} />;

/** /admin/roles */
export const Roles = meta.story({ parameters: at('/admin/roles'), render: () => roles });

/** /admin/roles after Assign Role */
export const AssigningRole = meta.story({
  ...Roles.input,
  render: () => (
    <>
      {roles}
      <RoleDialog isOpen onOpenChange={ignore} users={sample.users} onAssign={done} />
    </>
  ),
});

/** /admin/courses */
export const Courses = meta.story({
  parameters: at('/admin/courses'),
  render: () => (
    <CoursesPage
      list={listOf(sample.courses, 'created_at')}
      onEdit={ignore}
      onDelete={done}
      onPublishEach={noFailures}
      onDeleteEach={noFailures}
    />
  ),
});

/** /admin/courses/{courseId} with unpublished changes */
export const Course = meta.story({
  parameters: at('/admin/courses'),
  render: () => (
    <CoursePage
      course={{ id: 'sample-course', title: draft.title, status: 'published', is_live: false }}
      revisions={revisions}
      editor={
        <CourseDraftEditor
          courseId="sample-course"
          draft={draft}
          assessment={null}
          isPublished
          onSave={done}
          revisions={revisions}
          onImport={ignore}
          onRestore={ignore}
        />
      }
    />
  ),
});

/** /admin/courses/{courseId}/assessment */
export const CourseAssessment = meta.story({
  parameters: at('/admin/courses'),
  render: () => (
    <AssessmentPage
      courseId="sample-course"
      courseTitle={draft.title}
      editor={
        <AssessmentDraftEditor
          courseId="sample-course"
          assessment={assessment}
          known={{ bank: [], was_ready: false }}
          lessons={bankLessons}
          approvals={{}}
          onSave={done}
          renderPreview={() => null}
        />
      }
    />
  ),
});

/** /admin/enrollments */
export const Enrollments = meta.story({
  parameters: at('/admin/enrollments'),
  render: () => (
    <EnrollmentsPage
      list={listOf(sample.enrollments, 'enrolled_at')}
      onDelete={done}
      onAssessment={ignore}
      onDeleteEach={noFailures}
    />
  ),
});

/** /admin/courses/:courseId/statistics */
export const Statistics = meta.story({
  parameters: at('/admin/courses/sample/statistics'),
  render: () => (
    <CourseStatisticsPage
      courseId="sample"
      statistics={{
        course_title: 'Sample course',
        enrollments: 1000,
        is_all: false,
        weeks: [
          { week: '2026-07-06', started: 12, completed: 20 },
          { week: '2026-07-13', started: 40, completed: 3 },
        ],
        stops: [{ module_number: 1, lesson_number: 2, title: 'How a model writes', enrollments: 14 }],
        stopped_elsewhere: 2,
      }}
      questions={{ first_attempts: 12, is_all: true, questions: [] }}
      openReports="3"
    />
  ),
});

/** /admin/generations */
export const Generations = meta.story({
  parameters: at('/admin/generations'),
  render: () => (
    <GenerationsPage list={listOf(sample.jobs, 'started_at')} onCancel={ignore} onRetry={ignore} />
  ),
});

/** /admin/layoff-applications */
export const LayoffApplications = meta.story({
  parameters: at('/admin/layoff-applications'),
  render: () => (
    <LayoffApplicationsPage
      list={listOf(sample.applications, 'created_at')}
      counts={{ total: 4, pending: 1, approved: 1 }}
      onApprove={done}
      onReject={done}
      onStartEach={noFailures}
      mailFor={(reason) => `A sample email: ${reason}.`}
    />
  ),
});

const review = (conflict?: string) => (
  <LayoffApplicationPage listHref="/admin/layoff-applications" name={sample.application.applicant_name}>
    <LayoffReview
      application={sample.application}
      proof={{ fileName: 'sample-letter.pdf', onDownload: ignore }}
      onNext={ignore}
      conflict={conflict}
      onDecide={done}
      mailFor={(decision) => `A sample email: ${decision}.`}
    />
  </LayoffApplicationPage>
);

/** /admin/layoff-applications/{applicationId} */
export const LayoffApplication = meta.story({
  parameters: at('/admin/layoff-applications'),
  render: () => review(),
});

/** /admin/layoff-applications/{applicationId} that another admin has changed */
export const LayoffApplicationChanged = meta.story({
  ...LayoffApplication.input,
  render: () => review(changeByOthers(sample.application, 0, 'admin')),
});

/** /admin/layoff-applications/{applicationId} while it loads */
export const LayoffApplicationLoading = meta.story({
  ...LayoffApplication.input,
  render: () => <NoApplication status={{ state: 'loading' }} />,
});

/** /admin/layoff-applications/{applicationId} that does not exist */
export const LayoffApplicationMissing = meta.story({
  ...LayoffApplication.input,
  render: () => <NoApplication status={{ state: 'missing' }} />,
});

/** /admin/layoff-applications/{applicationId} after loading failed */
export const LayoffApplicationFailed = meta.story({
  ...LayoffApplication.input,
  render: () => <NoApplication status={{ state: 'failed', onRetry: ignore }} />,
});

/** /admin/orders */
export const Orders = meta.story({
  parameters: at('/admin/orders'),
  render: () => (
    <OrdersPage
      list={listOf(money.orders, 'created_at')}
      summary={{ data: money.orderSummary, onRetry: ignore }}
      now={money.now}
    />
  ),
});

/** /admin/orders/{orderId} with a refund request */
export const Order = meta.story({
  parameters: at('/admin/orders'),
  render: () => <OrderPage order={money.refundDetail} now={money.now} {...orderActions} />,
});

/** /admin/orders/{orderId} of an order that is due */
export const DueOrder = meta.story({
  ...Order.input,
  render: () => <OrderPage order={money.dueDetail} now={money.now} {...orderActions} />,
});

/** /admin/refunds */
export const Refunds = meta.story({
  parameters: at('/admin/refunds'),
  render: () => (
    <RefundsPage
      list={listOf(money.refunds, 'requested_at')}
      onApprove={ignore}
      onCheck={ignore}
      onDeny={ignore}
      onOpenLetter={ignore}
    />
  ),
});

/** /admin/reimbursements */
export const Reimbursements = meta.story({
  parameters: at('/admin/reimbursements'),
  render: () => (
    <ReimbursementsPage
      list={listOf(sample.reimbursements, 'toolkit_generated_at')}
      summary={{
        data: {
          total_toolkits: 3,
          reimbursed_toolkits: 1,
          success_rate: '33.3',
          decided_toolkits: 2,
          approved_toolkits: 2,
          decided_rate: '100.0',
          total_reimbursed: 2950,
        },
        onRetry: ignore,
      }}
      onCorrect={ignore}
    />
  ),
});

const accounts = (
  <CorporateAccountsPage
    list={listOf(sample.accounts, 'created_at')}
    summary={{
      data: { total_accounts: 2, active_accounts: 1, seats_purchased: 1250, seats_used: 368 },
      onRetry: ignore,
    }}
    onAdd={ignore}
    onEdit={ignore}
  />
);

/** /admin/corporate-accounts */
export const CorporateAccounts = meta.story({
  parameters: at('/admin/corporate-accounts'),
  render: () => accounts,
});

/** /admin/corporate-accounts after Add Account */
export const AddingAccount = meta.story({
  ...CorporateAccounts.input,
  render: () => (
    <>
      {accounts}
      <AccountDialog onClose={ignore} validate={checkAccount({ seatsUsed: 0 })} onSave={done} />
    </>
  ),
});

/** /admin/corporate-accounts/{accountId} */
export const CorporateAccount = meta.story({
  ...CorporateAccounts.input,
  render: () => (
    <CorporateAccountPage
      account={account}
      seats={{ ...listOf(sample.seats, 'given_at'), exportCsv: undefined }}
      domains={{
        domains: [
          {
            domain: 'example.com',
            state: 'pending',
            approval: 'asked',
            asked_by: { full_name: 'Sample Owner', email: 'owner@example.com' },
          },
        ],
        onDecide: async () => undefined,
      }}
      onEdit={ignore}
      onCreateInvoice={ignore}
      onInviteOwner={ignore}
      onAssign={done}
      onRemove={done}
    />
  ),
});

/** /admin/error-reports/{id}: the report beside the block, with the form for the answer */
export const ErrorReport = meta.story({
  parameters: at('/admin/error-reports'),
  render: () => <ReportPage report={report.open} sanitize={(html) => html} onAnswer={done} />,
});

/** /admin/messages */
export const Messages = meta.story({
  parameters: at('/admin/messages'),
  render: () => (
    <MessagesPage list={listOf(sample.messages, 'received_at')} onMark={done} onAnswerEach={noFailures} />
  ),
});
