/** The copy of the page for unknown addresses. */
export const notFoundCopy = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  browse: 'Browse Courses',
} as const;
