/** Words of the dashboard; the document's where it has them. */
export const dashboardWords = {
  title: 'My Learning Dashboard',
  description: 'Your courses, where you left off, and the certificates you have earned.',
  stats: { active: 'Active Courses', completed: 'Completed', hours: 'Total Hours', progress: 'Avg Progress' },
  coursesTitle: 'My Courses',
  loading: 'Loading your courses...',
  emptyTitle: 'No courses yet',
  emptyDescription: 'Choose a course from the catalog; it appears here as soon as you enroll.',
  browse: 'Browse Courses',
  error: 'Error',
  loadFailure: 'Failed to load your courses',
  loadFailureHint: 'Check your connection and try again.',
  paused: 'Course paused',
  resumed: 'Course resumed',
  changeFailure: 'The course could not be changed',
} as const;
