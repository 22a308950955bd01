import type { RouteConfigEntry } from '@react-router/dev/routes';
import courses from '@redwhiteandcode/lambdas/contract/courses.json' with { type: 'json' };
import routes from '../src/routes.ts';

/** Public pages whose HTML is written at build time and which search engines may list. */
export const indexedPaths: readonly string[] = [
  '/',
  '/layoff-to-liftoff',
  '/layoff-application',
  '/corporate',
  '/section-127-resources',
  '/tax-benefits',
  '/help',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/ai-transparency',
  '/verify',
  ...courses.map((course) => `/course/${course.id}`),
];

/** Every page whose HTML is written at build time; `/404` is what an unknown path gets. */
export const prerenderedPaths: readonly string[] = [...indexedPaths, '/auth', '/unsubscribe', '/404'];

/** The path patterns of some routes; `*` matches one segment. */
const patternsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path.replace(/:\w+/g, '*')}`;
    return children ? patternsOf(children, pattern) : path === undefined && !index ? [] : [pattern];
  });

/** Patterns of the admin area's pages. */
export const adminPatterns: readonly string[] = patternsOf(routes.filter(({ path }) => path === 'admin'));

/** Patterns of pages that a browser alone renders, from the fallback page. */
export const clientOnlyPatterns: readonly string[] = [
  '/account',
  '/dashboard',
  '/learn/*',
  '/learn/*/*/*',
  '/verify/*',
  '/course/*',
  '/courses/*',
  ...adminPatterns,
];

/** A course's id as the API takes it; which of them exist the API alone knows. */
const courseId = '(?=.{1,80}(?:\\/|$))[a-z0-9]+(?:-[a-z0-9]+)*';
const number = '[1-9]\\d{0,2}';

/**
 * What each star of a pattern can be, as regular expressions: any other address of the pattern is answered 404. A course
 * that was made after the build has such an address, so an unknown one is left to the browser, and kept from search.
 */
export const segmentShapes: Readonly<Record<string, readonly string[]>> = {
  '/course/*': [courseId],
  '/learn/*': [courseId],
  '/learn/*/*/*': [courseId, number, number],
};
