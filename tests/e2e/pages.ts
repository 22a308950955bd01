import {
  adminPatterns,
  clientOnlyPatterns,
  indexedPaths,
  prerenderedPaths,
  privatePaths,
} from '../../app/publish/paths.ts';

export { clientOnlyPatterns, indexedPaths, prerenderedPaths };

/** The kind of user that views a page. */
export type Viewer = 'visitor' | 'learner' | 'manager' | 'admin';

/** A page to check, and the kind of user that views it. */
export interface Page {
  path: string;
  viewer: Viewer;
  /** The text of a link that leads to the page to check, if its URL is not known in advance. */
  follow?: string;
}

const isCourse = (path: string): boolean => path.startsWith('/course/');

/** One course of each kind: of the catalog, featured, the longest title. */
const courses = [
  '/course/prompt-engineering-mastery',
  '/course/ai-literacy-101',
  '/course/responsible-ai-and-governance',
];

/** Stands for the page of a course without details and lessons, which the fixture `pathTo` publishes. */
export const unwrittenCourse = '/course/a-course-without-lessons';

/** Every public page, with only one course page of each kind because they differ only in their data. */
export const publicPaths: readonly string[] = [
  ...prerenderedPaths.filter((path) => !isCourse(path)),
  ...courses,
];

/** Views of public pages that the query opens. */
const views = ['/auth?mode=signup', '/auth?mode=reset', '/auth?mode=reset&email=a%40example.com&code=1'];

/** Pages for each route pattern that only the browser renders, except those of the admin area. */
export const clientOnlyPages: Readonly<Record<string, readonly Page[]>> = {
  ...Object.fromEntries(
    privatePaths
      .filter((path) => !adminPatterns.includes(path))
      .map((path) => [path, [{ path, viewer: 'learner' as const }]]),
  ),
  '/account/certificates/*': [
    { path: '/account/certificates/RWC-2025-DEM0CERT', viewer: 'learner' },
    { path: '/account/certificates/RWC-2025-00000000', viewer: 'learner' },
  ],
  '/account/orders/*': [
    { path: '/account/orders/RWC-O-2025-DEM0PA1D', viewer: 'learner' },
    { path: '/account/orders/RWC-O-2026-DEM00PEN', viewer: 'learner' },
    { path: '/account/orders/RWC-O-2026-00000000', viewer: 'learner' },
  ],
  '/company/*': [
    { path: '/company/sample-account-1', viewer: 'manager' },
    { path: '/company/no-such-company', viewer: 'learner' },
  ],
  '/company/*/log': [{ path: '/company/sample-account-1/log', viewer: 'manager' }],
  '/company/*/orders': [{ path: '/company/sample-account-1/orders', viewer: 'manager' }],
  '/company/*/orders/new': [{ path: '/company/sample-account-1/orders/new', viewer: 'manager' }],
  // The company's seats were granted, so it has no order.
  '/company/*/orders/*': [
    { path: '/company/sample-account-1/orders/RWC-O-2026-00000000', viewer: 'manager' },
  ],
  '/company/*/people': [
    { path: '/company/sample-account-1/people', viewer: 'manager' },
    { path: '/company/sample-account-1/people?state=expired', viewer: 'manager' },
    { path: '/company/sample-account-1/people?q=nobody', viewer: 'manager' },
  ],
  '/company/*/people/import': [
    { path: '/company/sample-account-1/people/import', viewer: 'manager' },
    { path: '/company/sample-account-1/people/import?import=nothing', viewer: 'manager' },
  ],
  // A person's id is random, so a link leads there.
  '/company/*/people/*': [
    { path: '/company/sample-account-1/people', viewer: 'manager', follow: 'sample-seat-12@' },
    { path: '/company/sample-account-1/people/no-such-person', viewer: 'manager' },
  ],
  '/company/*/groups': [
    { path: '/company/sample-account-1/groups', viewer: 'manager' },
    { path: '/company/sample-account-1/groups?q=nothing', viewer: 'manager' },
  ],
  '/company/*/groups/*': [{ path: '/company/sample-account-1/groups/no-such-group', viewer: 'manager' }],
  '/company/*/assignments': [
    { path: '/company/sample-account-1/assignments', viewer: 'manager' },
    { path: '/company/sample-account-1/assignments?state=ended', viewer: 'manager' },
  ],
  '/company/*/assignments/new': [{ path: '/company/sample-account-1/assignments/new', viewer: 'manager' }],
  '/company/*/assignments/*': [
    { path: '/company/sample-account-1/assignments/no-such-assignment', viewer: 'manager' },
  ],
  '/company/*/assignments/*/edit': [
    { path: '/company/sample-account-1/assignments/no-such-assignment/edit', viewer: 'manager' },
  ],
  '/company/*/paths': [{ path: '/company/sample-account-1/paths', viewer: 'manager' }],
  '/company/*/paths/new': [{ path: '/company/sample-account-1/paths/new', viewer: 'manager' }],
  '/company/*/paths/*': [{ path: '/company/sample-account-1/paths/no-such-path', viewer: 'manager' }],
  '/company/*/domains': [{ path: '/company/sample-account-1/domains', viewer: 'manager' }],
  '/company/*/roles': [{ path: '/company/sample-account-1/roles', viewer: 'manager' }],
  // The link of no invitation, for the same reason as below.
  '/company-invitation/*': [{ path: `/company-invitation/${'A'.repeat(43)}`, viewer: 'visitor' }],
  '/company-join/*': [{ path: `/company-join/${'A'.repeat(43)}`, viewer: 'visitor' }],
  // The link of no toolkit: the token of a real one is not stored, so it is not known in advance.
  '/employer-approval/*': [{ path: `/employer-approval/${'A'.repeat(43)}`, viewer: 'visitor' }],
  '/reimbursement/*': [
    { path: '/reimbursement/sample-toolkit-sent', viewer: 'learner' },
    { path: '/reimbursement/sample-toolkit-sent?outcome=paid', viewer: 'learner' },
    { path: '/reimbursement/no-such-toolkit', viewer: 'learner' },
  ],
  '/reimbursement/*/edit': [{ path: '/reimbursement/sample-toolkit-sent/edit', viewer: 'learner' }],
  '/learn/*': [
    { path: '/learn/prompt-engineering-mastery', viewer: 'learner' },
    { path: '/learn/machine-learning-operations', viewer: 'learner' },
  ],
  '/learn/*/assessment': [
    { path: '/learn/ai-fundamentals-for-business/assessment', viewer: 'learner' },
    { path: '/learn/machine-learning-operations/assessment', viewer: 'learner' },
  ],
  '/learn/*/assessment/*': [{ path: '/learn/ai-fundamentals-for-business/assessment/1', viewer: 'learner' }],
  '/learn/*/complete': [{ path: '/learn/ai-fundamentals-for-business/complete', viewer: 'learner' }],
  '/learn/*/*/*': [{ path: '/learn/ai-fundamentals-for-business/1/2', viewer: 'learner' }],
  '/verify/*': [
    { path: '/verify/RWC-2025-DEM0CERT', viewer: 'visitor' },
    { path: '/verify/RWC-2025-00000000', viewer: 'visitor' },
  ],
  '/course/*': [{ path: '/course/no-such-course', viewer: 'visitor' }],
  '/course/*/preview': [{ path: '/course/ai-literacy-101/preview', viewer: 'visitor' }],
  '/courses/*': [{ path: '/courses/ai-literacy-101', viewer: 'visitor' }],
};

const ofAdmin = (path: string, follow?: string): readonly Page[] => [
  { path, viewer: 'admin', ...(follow !== undefined && { follow }) },
];

/** Pages for each route pattern of the admin area. */
export const adminPages: Readonly<Record<string, readonly Page[]>> = {
  ...Object.fromEntries(
    adminPatterns.filter((pattern) => !pattern.includes('*')).map((path) => [path, ofAdmin(path)]),
  ),
  '/admin/users/*': ofAdmin('/admin/users?q=learner', 'Demo Learner'),
  '/admin/courses/*': [
    ...ofAdmin('/admin/courses/prompt-engineering-mastery'),
    ...ofAdmin('/admin/courses/new'),
  ],
  '/admin/courses/*/assessment': ofAdmin('/admin/courses/ai-literacy-101/assessment'),
  '/admin/courses/*/statistics': ofAdmin('/admin/courses/ai-fundamentals-for-business/statistics'),
  '/admin/error-reports/*': ofAdmin('/admin/error-reports/sample-report-1'),
  '/admin/layoff-applications/*': ofAdmin('/admin/layoff-applications/sample-application-1'),
  '/admin/orders/*': ofAdmin('/admin/orders/RWC-O-2025-DEM0PA1D'),
  '/admin/corporate-accounts/*': ofAdmin('/admin/corporate-accounts/sample-account-1'),
};

const ofVisitors = [...publicPaths, unwrittenCourse, ...views, '/no/such/page'].map(
  (path): Page => ({ path, viewer: 'visitor' }),
);
/** Public pages with different content for signed-in users. */
const ofLearners = ['/', '/layoff-application', '/contact', '/course/ai-literacy-101', unwrittenCourse].map(
  (path): Page => ({ path, viewer: 'learner' }),
);

/** Every page for each kind of user. */
export const pages: readonly Page[] = [
  ...ofVisitors,
  ...ofLearners,
  ...Object.values(clientOnlyPages).flat(),
  ...Object.values(adminPages).flat(),
];

/** Splits a sweep into parts of at most `most` items. A test checks each part on one page in one session. */
export function inParts<T>(items: readonly T[], most: number): T[][] {
  const parts = Math.ceil(items.length / most);
  return Array.from({ length: parts }, (_, part) => items.filter((_item, at) => at % parts === part));
}
