/** The copy of the pages of an assessment. */
export const assessmentCopy = {
  title: 'Assessment',
  description: 'The graded assessment of a course that you are enrolled in.',
  heading: (course: string) => `Assessment: ${course}`,
  attempt: (number: number) => `Attempt ${number}`,
  course: 'Back to the lessons',
  failure: 'The assessment could not be loaded',
  none: 'There is no assessment here',
  ended: 'This assessment is closed',
  noneHint: 'The course has no assessment, or you are not enrolled in it.',
  dashboard: 'My Dashboard',
} as const;
