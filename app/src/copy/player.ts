/** Words of the course player; the document's where it has them. */
export const playerWords = {
  title: 'Course Player',
  loading: 'Loading course...',
  loadFailure: 'Failed to load course',
  contentFailure: 'Failed to load course content',
  loadFailureHint: 'Check your connection and try again.',
  dashboard: 'My Dashboard',
  outline: 'Outline',
  shortcuts: 'Keyboard shortcuts',
  tickFailure: 'Your progress could not be saved',
  completedTitle: 'Course completed',
  completedText: 'You have completed this course. Your certificate number:',
  completedToast: 'Your certificate is ready.',
  viewCertificate: 'View Certificate',
  keyHint:
    'Keys: left and right arrows change the lesson, M marks it complete, O shows the outline, ? explains.',
} as const;
