/** The copy of the dashboard; texts from the specification are literal. */
export const dashboardCopy = {
  title: 'My Learning Dashboard',
  description: 'Your courses, where you left off, and the certificates you have earned.',
  coursesTitle: 'My Courses',
  browse: 'Browse Courses',
  certificates: 'Your certificates and badges',
  resume: 'Resume Lesson',
  lesson: (module: number, lesson: number) => `module ${module}, lesson ${lesson}, of`,
  error: 'Error',
  loadFailure: 'Failed to load your courses',
  loadFailureHint: 'Check your connection and try again.',
  paused: 'Course paused',
  resumed: 'Course resumed',
  changeFailure: 'The course could not be changed',
  benefitLink: 'Toolkits and requests',
} as const;
