/** The copy of the admin list of generation jobs. */
export const adminGenerationsCopy = {
  title: 'Generations',
  subtitle: 'Courses that are being generated, and the results of earlier jobs',
  description: 'The jobs that generate course content: running, published, failed and canceled.',
  filter: {
    of: 'state',
    label: 'State',
    options: [
      { value: '', label: 'All States' },
      { value: 'running', label: 'Running' },
      { value: 'published', label: 'Published' },
      { value: 'failed', label: 'Failed' },
      { value: 'cancelled', label: 'Canceled' },
    ],
  },
  failure: 'The generations could not be loaded',
  failureToast: { title: 'Error fetching generations' },
  started: 'The course is being generated',
  cancelled: 'Generation canceled',
  deletedAccount: 'A deleted account',
  lesson: (at: number, of: number) => `Lesson ${at} of ${of}`,
  written: (count: number, model: string | null) => `${count} lessons, ${model ?? 'no model used'}`,
  left: (count: number, of: number) => `${count} of ${of} lessons were written`,
} as const;
