/** The copy of the admin list of courses. */
export const coursesCopy = {
  title: 'Course Management',
  subtitle: 'Manage training courses and content',
  description: 'All courses and their status.',
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
  archived: 'Course archived. Enrolled learners keep access.',
  publishSelected: (count: number) => (count === 1 ? 'Publish course' : `Publish ${count} courses`),
  publishQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to publish this course?'
      : `Are you sure you want to publish these ${count} courses?`,
  publishConsequence:
    'Learners see the newest saved version immediately. An archived course is open to new learners again.',
  unreviewed: 'This course was generated, and nobody has reviewed it. Review and open it in the editor.',
  publishedEach: (count: number) =>
    count === 1 ? '1 course published successfully' : `${count} courses published successfully`,
  deleteSelected: (count: number) => (count === 1 ? 'Delete course' : `Delete ${count} courses`),
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this course?'
      : `Are you sure you want to delete these ${count} courses?`,
  deleteConsequence: (count: number, studied: number) => {
    if (studied === 0) return 'This cannot be undone.';
    const archived =
      studied === 1 ? '1 course has learners and is' : `${studied} courses have learners and are`;
    const rest = studied === count ? '' : ' Deleting the others cannot be undone.';
    return `${archived} archived instead: enrolled learners keep access, and new ones can no longer join.${rest}`;
  },
  deletedEach: (count: number, hasArchived: boolean) =>
    `${count === 1 ? '1 course' : `${count} courses`} ${hasArchived ? 'deleted or archived' : 'deleted'} successfully`,
} as const;

/** The copy of the course editor's page, around the editor. */
export const courseEditorCopy = {
  newTitle: 'New course',
  description: 'The editor of a course.',
  record: {
    title: 'Course',
    failure: 'The course could not be loaded',
    missing: 'Course not found',
    missingDescription: 'It may have been deleted.',
    back: 'Back to courses',
  },
  restored: (revision: number) => `Revision ${revision} is the draft now. Publish it to show it to learners.`,
  imported: {
    title: 'Imported',
    description: 'The text of the files is in the editor. Read it, then save it.',
  },
  platform: 'Red White and Code',
  asLearners: 'Open the course page',
  assessment: 'Assessment',
  statistics: 'Statistics',
  archivedTitle: 'This course is archived',
  archived: 'New learners cannot find or join it. Enrolled learners keep access. Publish it to reopen it.',
  draftTitle: 'Learners do not see these changes yet',
  draft: (live: string) => `Learners see ${live}. Publish the changes to show them.`,
  liveRevision: (revision: number) => `revision ${revision}`,
  liveBefore: 'the previous version',
  replace: {
    title: 'Replace your unsaved changes?',
    description: 'You will lose the changes that you made since the last save.',
    confirm: 'Restore the revision',
    stay: 'Keep editing',
  },
  preview: {
    lessons: 'Lessons',
    untitled: 'Untitled',
    noDuration: 'No duration yet',
    noPrice: 'No price yet',
    noLessons: 'There are no lessons yet.',
  },
} as const;

/** The copy of the admin list of enrollments. */
export const enrollmentsCopy = {
  title: 'Enrollment Management',
  subtitle: 'View and manage course enrollments',
  description: 'All enrollments and their status.',
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
  deleteSelected: (count: number) => (count === 1 ? 'Delete enrollment' : `Delete ${count} enrollments`),
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this enrollment?'
      : `Are you sure you want to delete these ${count} enrollments?`,
  deletedEach: (count: number) =>
    count === 1 ? '1 enrollment deleted successfully' : `${count} enrollments deleted successfully`,
  final: 'This cannot be undone.',
  ofOneUser: 'The enrollments of one user',
  showAll: 'Show all enrollments',
} as const;
