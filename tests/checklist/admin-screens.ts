import { shown, statementsOf } from './statement.ts';

const viewer = 'admin' as const;

/** Section 2: the routes of the administrator area. */
export const adminRoutes = statementsOf([
  ['admin-route-overview', '/admin', shown({ path: '/admin', viewer, texts: ['Admin Dashboard'] })],
  ['admin-route-users', '/admin/users', shown({ path: '/admin/users', viewer, texts: ['User Management'] })],
  ['admin-route-roles', '/admin/roles', shown({ path: '/admin/roles', viewer, texts: ['Role Management'] })],
  [
    'admin-route-courses',
    '/admin/courses',
    shown({ path: '/admin/courses', viewer, texts: ['Course Management'] }),
  ],
  [
    'admin-route-enrollments',
    '/admin/enrollments',
    shown({ path: '/admin/enrollments', viewer, texts: ['Enrollment Management'] }),
  ],
  [
    'admin-route-applications',
    '/admin/layoff-applications',
    shown({ path: '/admin/layoff-applications', viewer, texts: ['Layoff to Lift-Off Applications'] }),
  ],
  [
    'admin-route-reimbursements',
    '/admin/reimbursements',
    shown({ path: '/admin/reimbursements', viewer, texts: ['Reimbursement Tracking'] }),
  ],
  [
    'admin-route-accounts',
    '/admin/corporate-accounts',
    shown({ path: '/admin/corporate-accounts', viewer, texts: ['Corporate Accounts'] }),
  ],
]);

/** Section 2: the layout around every screen of the area. */
export const adminLayout = statementsOf([
  [
    'admin-sidebar',
    "A sidebar titled 'Admin Panel'",
    shown({ path: '/admin', viewer, within: '[data-component=Sidebar]', texts: ['Admin Panel'] }),
  ],
]);

/** Section 2: role management. */
export const adminRoles = statementsOf([
  [
    'admin-roles-columns',
    'Name, Email, Role, Assigned, Actions',
    shown({
      path: '/admin/roles',
      viewer,
      texts: ['Manage user roles and permissions', 'Name', 'Email', 'Role', 'Assigned', 'Actions'],
    }),
  ],
]);
