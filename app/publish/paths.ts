import type { RouteConfigEntry } from '@react-router/dev/routes';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import routes from '../src/routes.ts';

/** The prerendered public pages that search engines may list. */
export const indexedPaths: readonly string[] = [
  '/',
  '/courses',
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
  '/security',
  '/verify',
  ...courses.map((course) => `/course/${course.id}`),
];

/** The prerendered pages whose content needs no session. `/404` is the page for unknown paths. */
export const prerenderedPaths: readonly string[] = [
  ...indexedPaths,
  '/account-deletion',
  '/auth',
  '/corporate/buy',
  '/unsubscribe',
  '/verify-email',
  '/waitlist',
  '/404',
];

/** Returns the path patterns of routes; `*` matches one segment. */
const patternsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path.replace(/:\w+\??/g, '*')}`;
    return children ? patternsOf(children, pattern) : path === undefined && !index ? [] : [pattern || '/'];
  });

/** The patterns of all pages. */
export const pagePatterns: readonly string[] = patternsOf(routes);

/** The patterns of the admin pages. */
export const adminPatterns: readonly string[] = patternsOf(routes.filter(({ path }) => path === 'admin'));

/** The pattern of a company's rooms. The rooms below it share one expression in the CloudFront function. */
export const pageFamilies: readonly string[] = ['/company/*'];

/** The patterns of pages that only the browser renders, from the fallback page: all but those that are prerendered. */
export const clientOnlyPatterns: readonly string[] = pagePatterns.filter(
  (pattern) => pattern !== '/*' && !prerenderedPaths.includes(pattern),
);

/**
 * The private pages whose address is known in advance. Their HTML has the title and the heading; the browser renders the
 * rest. Pages of other private addresses start from the fallback page, which has the name of the site.
 */
export const privatePaths: readonly string[] = clientOnlyPatterns.filter((pattern) => !pattern.includes('*'));

/** The form of a course's id in the API. Only the API knows which courses exist. */
const courseId = '(?=.{1,80}(?:\\/|$))[a-z0-9]+(?:-[a-z0-9]+)*';
const number = '[1-9]\\d{0,2}';
const toolkitId = '[0-9a-z-]{1,100}';
const companyId = '[0-9a-z-]{1,100}';
const linkToken = '[\\w-]{43}';
const certificateNumber = '(?:RWC|rwc)-\\d{4}-[0-9A-Za-z]{8}';
const orderNumber = 'RWC-O-\\d{4}-[0-9A-Z]{8}';

/**
 * The possible values of each star of a pattern, as regular expressions. Any other path of the pattern returns 404. A
 * course created after the build has such a path, so the browser renders unknown courses, and search engines skip them.
 */
export const segmentShapes: Readonly<Record<string, readonly string[]>> = {
  '/course/*': [courseId],
  '/course/*/preview': [courseId],
  '/account/certificates/*': [certificateNumber],
  '/account/orders/*': [orderNumber],
  '/company/*': [companyId],
  '/company-invitation/*': [linkToken],
  '/company-join/*': [linkToken],
  '/company/*/orders/*': [companyId, orderNumber],
  '/employer-approval/*': [linkToken],
  '/learn/*': [courseId],
  '/learn/*/complete': [courseId],
  '/learn/*/*/*': [courseId, number, number],
  '/reimbursement/*': [toolkitId],
  '/reimbursement/*/edit': [toolkitId],
};
