import { both, heldBy, section } from './statement.ts';

const area = 'tests/e2e/admin-area.spec.ts';
const people = 'tests/e2e/admin-people.spec.ts';
const courses = 'tests/e2e/admin-courses.spec.ts';
const enrollments = 'tests/e2e/admin-enrollments.spec.ts';
const review = 'tests/e2e/admin-review.spec.ts';
const business = 'tests/e2e/admin-business.spec.ts';
const statements = 'tests/e2e/admin-statements.spec.ts';
const live = 'tests/e2e/admin-live.spec.ts';
const peopleApi = 'tests/api/admin-people.test.ts';
const coursesApi = 'tests/api/admin-courses.test.ts';
const enrollmentsApi = 'tests/api/admin-enrollments.test.ts';
const reviewApi = 'tests/api/admin-review.test.ts';
const businessApi = 'tests/api/admin-business.test.ts';
const authorization = 'tests/api/authorization.test.ts';
const everyone = '${id} as ${who}';
const denied = "tells a ${who} 'Access Denied' and leads home";

/** Section 3: the entities, by their fields. */
export const adminEntities = section('Admin 3 Entities', [
  [
    'admin-entity-profile',
    'Profile: id, user_id, full_name, email, created_at',
    heldBy(peopleApi, 'shows every profile, newest first, page by page'),
  ],
  [
    'admin-entity-role',
    'User role: id, user_id, role, created_at; name and e-mail joined in',
    heldBy(peopleApi, 'is listed with who holds it, newest first, and found by name, e-mail and role'),
  ],
  [
    'admin-entity-course',
    'Course: its fields; newest first',
    heldBy(coursesApi, 'has the newest first, at once'),
  ],
  [
    'admin-entity-enrollment',
    'Enrollment: its fields; student, e-mail and title joined in',
    heldBy(enrollmentsApi, 'has the newest first, with whose and in what they are'),
  ],
  [
    'admin-entity-application',
    'Layoff application: its fields and its four statuses',
    both(
      heldBy(reviewApi, 'has all of them, newest first, and what the header counts'),
      heldBy(reviewApi, 'has its whole history with names, and its neighbours in the list'),
    ),
  ],
  [
    'admin-entity-toolkit',
    'Reimbursement toolkit: employer_name, employer_reimbursed, reimbursement_amount, toolkit_generated_at',
    heldBy(businessApi, 'shows the newest toolkit first, with whom and what it is about'),
  ],
  [
    'admin-entity-account',
    'Corporate account: company, contact, seats purchased and used, status',
    heldBy(businessApi, 'are listed newest first, searched by company and contact, and sorted by company'),
  ],
  [
    'admin-entity-analytics',
    'Analytics: the five totals',
    heldBy(peopleApi, 'counts people, courses, enrollments and admins'),
  ],
]);

/** Section 4: states and transitions. */
export const adminStates = section('Admin 4 States and transitions', [
  [
    'admin-state-approved',
    'Approved from any other status; approving stamps approved_at',
    heldBy(reviewApi, 'to approve stamps the time, opens all courses, mails, counts and is in the audit log'),
  ],
  [
    'admin-state-rejected',
    'Rejected from any other status; rejecting empties approved_at',
    heldBy(
      reviewApi,
      'to reject needs a reason, mails it as text, clears the approval and takes the courses back',
    ),
  ],
  [
    'admin-state-review',
    "Pending and under review are shown; 'Start review' sets the latter",
    heldBy(reviewApi, 'to start the review is kept with who and when, and mails nobody'),
  ],
  [
    'admin-state-toolkit',
    'A toolkit is pending or reimbursed',
    heldBy(businessApi, 'changes the toolkit, the summary and the audit log together'),
  ],
  [
    'admin-state-deleted',
    'Enrollments and courses are deleted',
    both(
      heldBy(enrollmentsApi, 'takes its progress along, so that the next one starts clean'),
      heldBy(coursesApi, 'takes a course without learners away for good'),
      heldBy(coursesApi, 'archives a course that has learners, who keep it, and nobody new joins'),
    ),
  ],
  [
    'admin-state-live',
    'Courses, enrollments, applications, toolkits and profiles follow every change',
    both(
      heldBy('tests/api/live.test.ts', /^hears within a second which lists an enrollment changes/),
      heldBy('lambdas/src/live/rules.test.ts', 'is named once for many changes, and holds nothing of a row'),
      heldBy(enrollments, 'a new enrollment shows by itself'),
      heldBy(business, 'show what changes elsewhere within a second'),
      heldBy(people, 'what another admin changes shows within a second, in lists and totals'),
      heldBy(courses, 'an editor without changes of their own sees at once what another has saved'),
      heldBy(live, 'a change elsewhere shows on every open list within a second'),
    ),
  ],
  [
    'admin-state-missed',
    'Lost and regained, nothing is missed',
    both(
      heldBy(live, 'without a network it says so, and afterwards nothing was missed'),
      heldBy(live, 'while the socket is cut it polls, and once it is back it is live again'),
    ),
  ],
  [
    'admin-state-gate',
    'Checking, then allowed or denied; no session leads to /auth',
    both(
      heldBy(area, 'shows and asks for nothing before the server has said who it is'),
      heldBy(area, denied),
      heldBy(area, 'sends a visitor to sign in, and an admin back to where they wanted to go'),
    ),
  ],
  [
    'admin-state-dialog',
    'Role assignment: open, saving, closed',
    heldBy(statements, 'a role is assigned once: the button waits, with a spinner'),
  ],
]);

/** Section 5: validation rules. */
export const adminValidation = section('Admin 5 Validation rules', [
  [
    'admin-rule-role',
    "A user and a role, else 'Please select a user and role'",
    both(
      heldBy(people, 'are assigned in a dialog that needs both choices and refuses a role twice'),
      heldBy(peopleApi, 'needs a user and a role'),
    ),
  ],
  [
    'admin-rule-confirm',
    'Deleting a course, an enrollment or a role needs a confirmation',
    both(
      heldBy(courses, 'deleting asks, and archives a course that has learners'),
      heldBy(enrollments, 'deleting asks, and takes the course from its learner'),
      heldBy(people, 'are removed after a question'),
    ),
  ],
]);

/** Section 6: roles and permissions. */
export const adminPermissions = section('Admin 6 Roles and permissions', [
  [
    'admin-role-row',
    'An admin is who has a role row with role admin',
    both(
      heldBy(authorization, everyone),
      heldBy(peopleApi, 'stops at once when it is removed, in the table, the pool and on the next call'),
    ),
  ],
  [
    'admin-role-pages',
    "Without a session to /auth; without the role 'Access Denied' and home; a failing check says so",
    both(
      heldBy(area, 'sends a visitor to sign in, and an admin back to where they wanted to go'),
      heldBy(area, denied),
      heldBy(area, 'says when the check fails, and leads home'),
    ),
  ],
  [
    'admin-role-all',
    'Every screen stands behind the same gate, and shows nothing before',
    both(
      heldBy(area, 'shows and asks for nothing before the server has said who it is'),
      heldBy(area, 'does not believe what this browser has kept'),
    ),
  ],
  [
    'admin-role-can',
    'Admins view analytics, list profiles, manage roles, delete courses and enrollments, decide applications',
    heldBy(authorization, everyone),
  ],
  [
    'admin-role-server',
    'The server enforces it: by the contract, for each operation',
    both(
      heldBy(authorization, 'is said for every operation of the contract, and for no other'),
      heldBy(authorization, 'keeps admin operations, and no others, under /api/admin/'),
    ),
  ],
  [
    'admin-role-lost',
    'Who loses the role is out at once',
    both(
      heldBy(
        'tests/e2e/admin-list.spec.ts',
        'who loses the role is out at once, told so, and nothing stays on screen',
      ),
      heldBy('tests/api/live.test.ts', 'within a second when its owner’s role goes, and no other'),
    ),
  ],
]);

/** Section 7: the calls. */
export const adminCalls = section('Admin 7 Calls', [
  [
    'admin-call-check',
    'The check of the session and of the role',
    heldBy(area, 'shows and asks for nothing before the server has said who it is'),
  ],
  ['admin-call-analytics', 'The totals', heldBy(peopleApi, 'counts people, courses, enrollments and admins')],
  [
    'admin-call-profiles',
    'All profiles, newest first',
    heldBy(peopleApi, 'shows every profile, newest first, page by page'),
  ],
  [
    'admin-call-roles',
    'All roles, newest first; one is inserted, one deleted by its id',
    both(
      heldBy(peopleApi, 'is listed with who holds it, newest first, and found by name, e-mail and role'),
      heldBy(peopleApi, 'is given once, counted, logged and copied to the pool'),
      heldBy(peopleApi, 'stops at once when it is removed, in the table, the pool and on the next call'),
    ),
  ],
  [
    'admin-call-courses',
    'All courses, newest first; delete by id',
    both(
      heldBy(coursesApi, 'has the newest first, at once'),
      heldBy(coursesApi, 'takes a course without learners away for good'),
    ),
  ],
  [
    'admin-call-enrollments',
    'All enrollments, newest first; delete by id',
    both(
      heldBy(enrollmentsApi, 'has the newest first, with whose and in what they are'),
      heldBy(enrollmentsApi, 'is done once, and whole, while the learner goes on'),
    ),
  ],
  [
    'admin-call-applications',
    'All applications, newest first; one is updated by its id',
    both(
      heldBy(reviewApi, 'has all of them, newest first, and what the header counts'),
      heldBy(reviewApi, 'of two admins at once is one of the two, and the other is told'),
    ),
  ],
  [
    'admin-call-reimbursements',
    'All toolkits, newest first',
    heldBy(businessApi, 'shows the newest toolkit first, with whom and what it is about'),
  ],
  [
    'admin-call-accounts',
    'All corporate accounts, newest first; one is created',
    both(
      heldBy(businessApi, 'are listed newest first, searched by company and contact, and sorted by company'),
      heldBy(businessApi, 'are made once by a call that is named and repeated, also many times at once'),
    ),
  ],
  [
    'admin-call-live',
    'Subscriptions to changes, for admins alone',
    both(
      heldBy('tests/api/live.test.ts', 'is an admin, under the subprotocol that names the token'),
      heldBy('tests/api/live.test.ts', 'is no visitor, no learner, no moderator'),
    ),
  ],
]);

const row = (id: string, situation: string, file: string, title: string | RegExp) =>
  [`admin-error-${id}`, situation, heldBy(file, title)] as const;

/** Section 8: the error catalogue, row by row. */
export const adminErrors = section('Admin 8 Error catalogue', [
  row('denied', "Not an admin: 'Access Denied'", area, denied),
  row(
    'check',
    "The check fails: 'Failed to verify admin status', home",
    area,
    'says when the check fails, and leads home',
  ),
  row(
    'choice',
    "'Please select a user and role'",
    people,
    'are assigned in a dialog that needs both choices and refuses a role twice',
  ),
  row(
    'twice',
    "'This user already has this role'",
    people,
    'are assigned in a dialog that needs both choices and refuses a role twice',
  ),
  row(
    'role',
    'Other role errors: their message',
    people,
    'that somebody else removed meanwhile is said to be gone',
  ),
  row(
    'assigned',
    "'Role assigned successfully'",
    people,
    'are assigned in a dialog that needs both choices and refuses a role twice',
  ),
  row('removed', "'Role removed successfully'", people, 'are removed after a question'),
  row(
    'logged',
    'Courses, enrollments, profiles: no toast',
    statements,
    '${list} that cannot be loaded say so in place alone',
  ),
  row('analytics', 'Analytics: no toast', people, 'that cannot be loaded says so in place and loads again'),
  row(
    'applications',
    "'Error fetching applications' with the server's message",
    review,
    'what cannot be loaded says so, and is tried again',
  ),
  row(
    'reimbursements',
    "'Error fetching reimbursements' with the server's message",
    business,
    'that cannot be loaded say so in a toast and in place, with Retry',
  ),
  row(
    'accounts',
    "'Error loading accounts' ('Failed to load corporate accounts')",
    business,
    'that cannot be loaded say so in a toast and in place',
  ),
  row(
    'update',
    "'Update Failed' with the server's message",
    review,
    'who decides what somebody else has just decided is told, and loses nothing',
  ),
  row(
    'updated',
    "'Status Updated', 'Application {status} successfully.'",
    review,
    'a row is approved by the keyboard; the applicant is mailed, told, and learns for free',
  ),
  row(
    'delete',
    "Delete fails: 'Error' with the server's message",
    enrollments,
    'says what went wrong, and keeps the row',
  ),
  [
    'admin-error-deleted',
    "'Course deleted successfully', 'Enrollment deleted successfully'",
    both(
      heldBy(courses, 'deleting asks, and archives a course that has learners'),
      heldBy(enrollments, 'deleting asks, and takes the course from its learner'),
    ),
  ],
  row(
    'unknown',
    'Unknown route: the not-found page',
    'tests/e2e/pages.spec.ts',
    'an unknown path is a 404 with a way home, and is logged once',
  ),
  row(
    'unhandled',
    "'Unexpected Application Error!' with the message",
    'stories/screens/marketing/UnexpectedErrorScreen.stories.tsx',
    'Default',
  ),
]);

/** Section 9: business constants and limits. */
export const adminConstants = section('Admin 9 Business constants', [
  [
    'admin-constant-rate',
    "Success rate: reimbursed over all, times 100, one decimal; '0.0' without any",
    both(
      heldBy(business, 'stand with their cards and columns, the newest first'),
      heldBy('stories/screens/admin/ReimbursementsTable.stories.tsx', 'NoToolkits'),
    ),
  ],
  [
    'admin-constant-sum',
    'Total reimbursed sums reimbursed toolkits only',
    heldBy(businessApi, 'changes the toolkit, the summary and the audit log together'),
  ],
  [
    'admin-constant-ids',
    'Ids are cut to 8 characters',
    heldBy(people, 'are listed newest first, with ids cut to 8 characters'),
  ],
  [
    'admin-constant-search',
    'The search box is 16rem wide',
    heldBy(statements, /has a search box of 16rem, shows that it loads/),
  ],
  [
    'admin-constant-sidebar',
    'Sidebar: 7 days, B, 768px, 16rem, 18rem, 3rem',
    both(
      heldBy(area, 'is 16rem wide, 3rem when collapsed, and kept so for 7 days'),
      heldBy(area, 'slides over the page below 768 px, 18rem wide, and gives the focus back'),
    ),
  ],
  [
    'admin-constant-toasts',
    'Up to 3 notifications, 4000 ms, bottom-right',
    both(
      heldBy('stories/components/feedback/Toast.stories.tsx', 'ThreeAtMost'),
      heldBy('tests/e2e/messages.spec.ts', 'a toast stands at the bottom right for four seconds'),
    ),
  ],
]);

/** The rules that both documents share, as far as they concern the area. */
export const adminShared = section('Admin Shared rules', [
  [
    'admin-shared-private',
    'The area is no business of search engines',
    heldBy(
      'tests/e2e/metadata.spec.ts',
      'pages that are nobody else’s business are kept out of search engines',
    ),
  ],
  [
    'admin-shared-sign-out',
    'Signing out clears the session even at 401, 403 or 404',
    heldBy('app/src/session/sessionStore.test.ts', 'is signed out here when the server answers %i'),
  ],
  [
    'admin-shared-flag',
    'The flag is checked on sign-in and cleared on sign-out',
    heldBy(area, 'is in an admin’s account menu until they sign out, and in nobody else’s'),
  ],
]);
