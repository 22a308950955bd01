import { clientOnlyPatterns, indexedPaths, prerenderedPaths } from '../app/publish/paths.ts';

export { clientOnlyPatterns, indexedPaths, prerenderedPaths };

/** Who looks at a page. */
export type Viewer = 'visitor' | 'learner';

/** A page to judge: its address, and who looks at it. */
export interface Page {
  path: string;
  viewer: Viewer;
}

const isCourse = (path: string): boolean => path.startsWith('/course/');

/** One course of each kind: with details and lessons, featured, without details, the longest title. */
const courses = [
  '/course/prompt-engineering-mastery',
  '/course/ai-literacy-101',
  '/course/ai-for-cybersecurity',
  '/course/natural-language-processing',
];

/** Every public page; the course pages, which differ in their data alone, by one of each kind. */
export const publicPaths: readonly string[] = [
  ...prerenderedPaths.filter((path) => !isCourse(path)),
  ...courses,
];

/** Views of a public page that its address opens. */
const views = ['/auth?mode=signup', '/auth?mode=reset', '/auth?mode=reset&email=a%40example.com&code=1'];

/** What stands behind the patterns that a browser alone renders, and who sees something there. */
export const clientOnlyPages: Readonly<Record<string, readonly Page[]>> = {
  '/account': [{ path: '/account', viewer: 'learner' }],
  '/dashboard': [{ path: '/dashboard', viewer: 'learner' }],
  '/learn/*': [
    { path: '/learn/prompt-engineering-mastery', viewer: 'learner' },
    { path: '/learn/machine-learning-operations', viewer: 'learner' },
  ],
  '/learn/*/*/*': [{ path: '/learn/ai-fundamentals-for-business/1/2', viewer: 'learner' }],
  '/verify/*': [
    { path: '/verify/RWC-2025-DEM0CERT', viewer: 'visitor' },
    { path: '/verify/RWC-2025-00000000', viewer: 'visitor' },
  ],
  '/course/*': [{ path: '/course/no-such-course', viewer: 'visitor' }],
  '/courses/*': [{ path: '/courses/ai-literacy-101', viewer: 'visitor' }],
};

const ofVisitors = [...publicPaths, ...views, '/no/such/page'].map(
  (path): Page => ({ path, viewer: 'visitor' }),
);
/** Public pages that show a signed-in person something else. */
const ofLearners = [
  '/',
  '/layoff-application',
  '/contact',
  '/course/ai-literacy-101',
  '/course/ai-for-cybersecurity',
].map((path): Page => ({ path, viewer: 'learner' }));

/** Every page as each kind of person sees it. */
export const pages: readonly Page[] = [
  ...ofVisitors,
  ...ofLearners,
  ...Object.values(clientOnlyPages).flat(),
];
