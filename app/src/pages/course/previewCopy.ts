/** The copy of the free lesson of a course. */
export const coursePreviewCopy = {
  title: 'Free preview',
  course: 'Course',
  loading: 'Loading lesson...',
  place: (module: string, minutes: number) => `${module} · ${minutes} min · Free preview`,
  endTitle: 'End of the free preview',
  endText: (more: number) =>
    more === 0
      ? 'Enroll to keep your progress and earn the certificate.'
      : `${more} more ${more === 1 ? 'lesson' : 'lessons'} and the certificate are in the course.`,
  enroll: 'See Price and Enroll',
} as const;
