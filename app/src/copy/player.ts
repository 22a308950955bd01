/** Words of the course player; the document's where it has them. */
export const playerWords = {
  loading: 'Loading course...',
  loadFailure: 'Failed to load course',
  contentFailure: 'Failed to load course content',
  loadFailureHint: 'Check your connection and try again.',
  unavailable: 'Course content not available',
  notEnrolled: 'Lessons are for those who are enrolled. Enroll on the course page; it takes one click.',
  notWritten: 'The lessons of this course are not published yet.',
  backToDashboard: 'Back to Dashboard',
  toCourse: 'Go to Course Page',
  dashboard: 'My Dashboard',
  progress: 'Course progress',
  outline: 'Outline',
  shortcuts: 'Keyboard shortcuts',
  tickFailure: 'Your progress could not be saved',
  completedTitle: 'Course completed',
  completedText: 'You have completed this course. Your certificate number:',
  completedToast: 'Your certificate is ready.',
  viewCertificate: 'View Certificate',
  aiNote: 'AI-generated',
  keyHint:
    'Keys: left and right arrows change the lesson, M marks it complete, O shows the outline, ? explains.',
} as const;

/** The player's keys, as the dialog lists them. */
export const playerKeys = [
  { keys: ['Left', 'Right'], does: 'Previous or next lesson' },
  { keys: ['M'], does: 'Mark the lesson complete, or take the mark back' },
  { keys: ['O'], does: 'Show or hide the outline' },
  { keys: ['?'], does: 'Show these shortcuts' },
] as const;

/** Words of the dialog that explains the keys. */
export const shortcutsWords = {
  title: 'Keyboard shortcuts',
  note: 'They rest while you type in a field.',
  toggle: 'Use keyboard shortcuts in the player',
  close: 'Close',
} as const;
