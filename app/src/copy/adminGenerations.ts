/** Words of the admin list of generations. */
export const adminGenerationsCopy = {
  title: 'Generations',
  subtitle: 'Courses that are being written, and what became of the others',
  description: 'The writing of course content: running, published, failed and cancelled.',
  filter: {
    of: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All States' },
      { value: 'running', label: 'Running' },
      { value: 'published', label: 'Published' },
      { value: 'failed', label: 'Failed' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
  failure: 'The generations could not be loaded',
  failureToast: { title: 'Error fetching generations' },
  started: 'The course is being written',
  cancelled: 'Generation cancelled',
  somebody: 'A deleted account',
  queued: 'Waiting for its turn',
  outline: 'Writing the outline',
  publishing: 'Checking and publishing',
  lesson: (at: number, of: number) => `Lesson ${at} of ${of}`,
  written: (count: number, model: string | null) => `${count} lessons, ${model ?? 'no model used'}`,
  left: (count: number, of: number) => `${count} of ${of} lessons were written`,
} as const;
