/** What the admin area says of courses. */
export const coursesCopy = {
  title: 'Course Management',
  subtitle: 'Manage training courses and content',
  description: 'Every course with its state, for admins.',
  search: 'Search by title, track or level',
  failure: 'The courses could not be loaded',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'published', label: 'Published' },
      { value: 'draft', label: 'Draft' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  add: 'Add Course',
  deleted: 'Course deleted successfully',
  archived: 'Course archived: its learners keep it',
} as const;

/** What the course editor says around its fields. */
export const courseEditorCopy = {
  newTitle: 'New course',
  description: 'A course as it is written, for admins.',
  record: {
    title: 'Course',
    failure: 'The course could not be loaded',
    missing: 'There is no such course',
    missingDescription: 'It may have been deleted.',
    back: 'Back to courses',
  },
  restored: (revision: number) => `Revision ${revision} is the draft now. Publish it to show it to learners.`,
  platform: 'Red White and Code',
  somebody: 'Somebody else',
  asLearners: 'Open the course page',
  archivedTitle: 'This course is archived',
  archived: 'Nobody new can find or join it; who is enrolled keeps it. Publishing opens it again.',
  draftTitle: 'Learners do not see these changes yet',
  draft: (live: string) => `They read ${live}. Publish the changes to show them.`,
  liveRevision: (revision: number) => `revision ${revision}`,
  liveBefore: 'the course as it was before',
  unsaved: {
    title: 'Your unsaved changes are back',
    description: 'They were kept in this tab, and are not saved yet.',
    discard: 'Discard them',
  },
  leave: {
    title: 'Leave without saving?',
    description: 'What you have written since the course was last saved would be lost.',
    confirm: 'Leave',
    stay: 'Keep writing',
  },
  replace: {
    title: 'Replace what you have written?',
    description: 'What you have written since the course was last saved would be lost.',
    confirm: 'Restore the revision',
    stay: 'Keep writing',
  },
  preview: {
    lessons: 'Lessons',
    untitled: 'Untitled',
    noLessons: 'There are no lessons yet.',
  },
} as const;

/** What the admin area says of enrollments. */
export const enrollmentsCopy = {
  title: 'Enrollment Management',
  subtitle: 'View and manage course enrollments',
  description: 'Who is enrolled in what, for admins.',
  search: 'Search by student, email or course',
  failure: 'The enrollments could not be loaded',
  filter: {
    of: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All Statuses' },
      { value: 'active', label: 'Active' },
      { value: 'completed', label: 'Completed' },
      { value: 'paused', label: 'Paused' },
    ],
  },
  deleted: 'Enrollment deleted successfully',
  ofOne: 'The enrollments of one person',
  showAll: 'Show all enrollments',
} as const;
