import { both, heldBy, section, shown } from './statement.ts';

const area = 'tests/e2e/admin-area.spec.ts';
const people = 'tests/e2e/admin-people.spec.ts';
const courses = 'tests/e2e/admin-courses.spec.ts';
const enrollments = 'tests/e2e/admin-enrollments.spec.ts';
const review = 'tests/e2e/admin-review.spec.ts';
const business = 'tests/e2e/admin-business.spec.ts';
const statements = 'tests/e2e/admin-statements.spec.ts';
const wholeList = /has a search box of 16rem, shows that it loads/;
const viewer = 'admin' as const;

/** What the document says of the product and of whom its administrators manage. */
export const adminProduct = section('Admin 1 What the product does', [
  [
    'admin-manages',
    'Administrators manage users, roles, courses, enrollments, applications, reimbursements, accounts',
    heldBy(area, 'lists the area’s pages'),
  ],
  [
    'admin-theme',
    'The theme follows the system by default; a switcher offers light, dark and system',
    heldBy(
      'tests/e2e/pages.spec.ts',
      'the theme is the system’s until one is chosen, without a flash, and stays',
    ),
  ],
]);

/** Section 2: the routes of the administrator area. */
export const adminRoutes = section('Admin 2 Full route table', [
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
  [
    'admin-route-details',
    'A course’s Details lead to /courses/{courseId}',
    heldBy('tests/e2e/pages.spec.ts', '/courses/{id} leads to /course/{id}'),
  ],
]);

/** Section 2: the layout around every screen of the area. */
export const adminLayout = section('Admin 2 Admin layout', [
  [
    'admin-sidebar',
    "A sidebar titled 'Admin Panel'",
    shown({ path: '/admin', viewer, within: '[data-component=Sidebar]', texts: ['Admin Panel'] }),
  ],
  ['admin-menu', 'The menu with the admin routes', heldBy(area, 'lists the area’s pages')],
  [
    'admin-collapse',
    'Collapsible with Ctrl/Cmd+B; kept in a cookie for 7 days; 16rem, 3rem when collapsed',
    heldBy(area, 'is 16rem wide, 3rem when collapsed, and kept so for 7 days'),
  ],
  [
    'admin-slide-over',
    'Below 768px a slide-over panel, 18rem wide',
    heldBy(area, 'slides over the page below 768 px, 18rem wide, and gives the focus back'),
  ],
  [
    'admin-link',
    "'Admin Dashboard' in the navigation bar, for admins alone",
    heldBy(area, 'is in an admin’s account menu until they sign out, and in nobody else’s'),
  ],
]);

/** Section 2: the overview and the users. */
export const adminPeople = section('Admin 2 Overview and users', [
  [
    'admin-totals',
    'Total users, courses, active enrollments, enrollments, admins',
    heldBy(people, 'shows the five totals and what waits, with the way there'),
  ],
  [
    'admin-users',
    'All profiles, newest first; ids cut to 8 characters',
    both(
      heldBy(people, 'are listed newest first, with ids cut to 8 characters'),
      heldBy('tests/api/admin-people.test.ts', 'shows every profile, newest first, page by page'),
    ),
  ],
  [
    'admin-users-search',
    'Search matches full name or e-mail, without case',
    both(
      heldBy(people, 'are searched by name or e-mail, sorted by column, and exported as they are narrowed'),
      heldBy(
        'tests/api/admin-people.test.ts',
        'is searched by name and e-mail without case, and sorted by both',
      ),
    ),
  ],
  [
    'admin-users-live',
    'The list follows every change of a profile',
    heldBy(people, 'what another admin changes shows within a second, in lists and totals'),
  ],
]);

/** Section 2: what the list screens have in common. */
export const adminLists = section('Admin 2 Common to the list screens', [
  [
    'admin-list-parts',
    'A title, a subtitle, a search box of 16rem, a count in the heading, a spinner while loading',
    heldBy(statements, wholeList),
  ],
  [
    'admin-list-empty',
    "A 'no ... found' row when empty",
    both(
      heldBy(people, 'are shown with badges, name and address, and found by name, e-mail or role'),
      heldBy(courses, 'the list has its titles, columns and search, and tells drafts apart'),
      heldBy(enrollments, 'the list has its titles, columns, badges and search'),
      heldBy(review, 'the list shows, counts, finds and narrows applications, in the document’s words'),
      heldBy(business, 'say when nothing is found, and are sorted by the server'),
      heldBy(business, 'stand with their cards and columns'),
    ),
  ],
]);

/** Section 2: role management. */
export const adminRoles = section('Admin 2 Role Management', [
  [
    'admin-roles-columns',
    'Name, Email, Role, Assigned, Actions',
    shown({
      path: '/admin/roles',
      viewer,
      texts: ['Manage user roles and permissions', 'Name', 'Email', 'Role', 'Assigned', 'Actions'],
    }),
  ],
  [
    'admin-roles-found',
    "A missing name is 'N/A'; search by name, email or role without case",
    heldBy(people, 'are shown with badges, name and address, and found by name, e-mail or role'),
  ],
  [
    'admin-roles-badge',
    'The badge is red for admin, default for moderator, muted for user',
    heldBy('stories/screens/admin/RolesTable.stories.tsx', 'Badges'),
  ],
  [
    'admin-roles-remove',
    "'Are you sure you want to remove this role?'",
    heldBy(people, 'are removed after a question'),
  ],
  [
    'admin-roles-dialog',
    "'Assign Role to User' with both dropdowns and their words, Cancel and Assign Role",
    both(
      heldBy(people, 'are assigned in a dialog that needs both choices and refuses a role twice'),
      heldBy('stories/screens/admin/RoleDialog.stories.tsx', 'Default'),
    ),
  ],
  [
    'admin-roles-saving',
    'The assign button is disabled, with a spinner, while saving',
    heldBy(statements, 'a role is assigned once: the button waits, with a spinner'),
  ],
]);

/** Section 2: courses and enrollments. */
export const adminCourses = section('Admin 2 Courses and enrollments', [
  [
    'admin-courses-list',
    'Title, subtitle, columns and search of the courses',
    both(
      heldBy(courses, 'the list has its titles, columns and search, and tells drafts apart'),
      heldBy('tests/api/admin-courses.test.ts', 'is searched by title, track and level, and sorted'),
    ),
  ],
  [
    'admin-courses-edit',
    "The edit icon and 'Add Course' (which open a real form)",
    both(
      heldBy(courses, 'a course is written, published and played'),
      heldBy(courses, 'two who save at once: the second is shown whose version stands, and may save over it'),
    ),
  ],
  [
    'admin-courses-delete',
    "'Are you sure you want to delete this course?'",
    heldBy(courses, 'deleting asks, and archives a course that has learners'),
  ],
  [
    'admin-enrollments-list',
    'Title, subtitle, columns, badge and search of the enrollments',
    both(
      heldBy(enrollments, 'the list has its titles, columns, badges and search'),
      heldBy(
        'tests/api/admin-enrollments.test.ts',
        'is searched by name, e-mail and course, sorted, and narrowed to a person or a status',
      ),
    ),
  ],
  [
    'admin-enrollments-delete',
    "'Are you sure you want to delete this enrollment?'",
    heldBy(enrollments, 'deleting asks, and takes the course from its learner'),
  ],
]);

const applications = 'the list shows, counts, finds and narrows applications, in the document’s words';

/** Section 2: applications to Layoff to Lift-Off. */
export const adminApplications = section('Admin 2 Layoff to Lift-Off Applications', [
  [
    'admin-applications-head',
    'Subtitle; total, pending and approved; search; the five statuses; the columns',
    heldBy(review, applications),
  ],
  [
    'admin-applications-words',
    'The job search status with spaces; the applicant’s name and e-mail; company and role',
    heldBy(review, applications),
  ],
  [
    'admin-applications-decide',
    'Approve unless approved, Reject unless rejected',
    both(
      heldBy(review, applications),
      heldBy(review, 'a row is approved by the keyboard; the applicant is mailed, told, and learns for free'),
    ),
  ],
  [
    'admin-applications-badges',
    'Approved green, Rejected red, Under Review muted, Pending outline and the default',
    heldBy('stories/screens/admin/ApplicationsTable.stories.tsx', 'Statuses'),
  ],
]);

/** Section 2: reimbursements and corporate accounts. */
export const adminBusiness = section('Admin 2 Reimbursements and corporate accounts', [
  [
    'admin-reimbursements',
    'Subtitle, three cards, columns, shortened ids with the hint, Not specified, badges, a dash',
    heldBy(business, 'stand with their cards and columns, the newest first'),
  ],
  [
    'admin-reimbursements-search',
    'Search by what the placeholder says: name, email, course or employer',
    heldBy(business, 'are searched by what the box promises: ${words}'),
  ],
  [
    'admin-accounts',
    'Subtitle, four cards, columns, search by company or contact email',
    both(
      heldBy(business, 'stand with their cards and columns'),
      heldBy(
        'tests/api/admin-business.test.ts',
        'are listed newest first, searched by company and contact, and sorted by company',
      ),
    ),
  ],
  [
    'admin-accounts-add',
    "'Add Account' (which opens a real form)",
    heldBy(business, 'are added once, whatever the number of attempts, and then edited'),
  ],
]);
