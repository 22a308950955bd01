import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { adminLists } from '@redwhiteandcode/lambdas/contract/admin-lists.ts';

/** Makes the paths case-sensitive, like the keys of the stored pages. */
const caseSensitive = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map(({ children, ...entry }) => ({
    ...entry,
    ...(entry.path !== undefined && { caseSensitive: true }),
    ...(children && { children: caseSensitive(children) }),
  }));

export default caseSensitive([
  layout('routes/pages.tsx', [
    index('routes/home.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('course/:courseId', 'routes/course.tsx'),
    route('courses', 'routes/courses.tsx'),
    route('course/:courseId/preview', 'routes/course-preview.tsx'),
    route('courses/:courseId', 'routes/courses-redirect.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('learn/:courseId', 'routes/learn.tsx'),
    route('learn/:courseId/complete', 'routes/complete.tsx'),
    route('learn/:courseId/:module/:lesson', 'routes/learn.tsx', { id: 'routes/lesson' }),
    route('verify/:certificateNumber?', 'routes/verify.tsx'),
    route('account', 'routes/account.tsx'),
    route('account-deletion', 'routes/account-deletion.tsx'),
    route('account/certificates', 'routes/account-certificates.tsx'),
    route('account/certificates/:certificateNumber', 'routes/account-certificate.tsx'),
    route('account/learning-record', 'routes/account-learning-record.tsx'),
    route('account/orders', 'routes/account-orders.tsx'),
    route('account/orders/:orderId', 'routes/account-order.tsx'),
    route('job-toolkit', 'routes/job-toolkit.tsx'),
    route('reimbursement', 'routes/reimbursement.tsx'),
    route('reimbursement/new', 'routes/reimbursement-new.tsx'),
    route('reimbursement/:toolkitId', 'routes/toolkit.tsx'),
    route('reimbursement/:toolkitId/edit', 'routes/toolkit-edit.tsx'),
    route('employer-approval/:token', 'routes/employer-approval.tsx'),
    route('layoff-to-liftoff', 'routes/layoff-to-liftoff.tsx'),
    route('layoff-application', 'routes/layoff-application.tsx'),
    route('corporate', 'routes/corporate.tsx'),
    route('section-127-resources', 'routes/section-127-resources.tsx'),
    route('tax-benefits', 'routes/tax-benefits.tsx'),
    route('help', 'routes/help.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('security', 'routes/security.tsx'),
    route('ai-transparency', 'routes/ai-transparency.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('waitlist', 'routes/waitlist.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('admin', 'routes/admin.tsx', [
    layout('routes/admin-pages.tsx', [
      index('routes/admin-overview.tsx'),
      ...Object.keys(adminLists).map((name) => route(name, `routes/admin-${name}.tsx`)),
      route('users/:userId', 'routes/admin-user.tsx'),
      route('courses/:courseId', 'routes/admin-course.tsx'),
      route('orders/:orderId', 'routes/admin-order.tsx'),
      route('corporate-accounts/:accountId', 'routes/admin-corporate-account.tsx'),
      route('layoff-applications/:applicationId', 'routes/admin-layoff-application.tsx'),
    ]),
  ]),
]);
