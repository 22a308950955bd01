import courses from '@redwhiteandcode/lambdas/contract/courses.json' with { type: 'json' };

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

/** Patterns of pages that a browser alone renders, from the fallback page; `*` stands for one segment. */
export const clientOnlyPatterns: readonly string[] = [
  '/account',
  '/dashboard',
  '/learn/*',
  '/learn/*/*/*',
  '/verify/*',
  '/course/*',
  '/courses/*',
];
