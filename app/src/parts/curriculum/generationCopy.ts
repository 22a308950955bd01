/** The messages of course generation; texts from the specification are literal. */
export const generationCopy = {
  success: 'Success!',
  progress: {
    queued: 'Waiting for its turn',
    outline: 'Writing the outline',
    lessons: 'Writing the lessons',
    questions: 'Drafting assessment questions',
    publishing: 'Checking and publishing',
    published: 'Course content generated successfully',
    failed: 'Failed to generate course content',
  },
  closedUntil: (time: string) =>
    `The platform has reached today’s limit for generated courses. You can try again after ${time}.`,
  cancelFailure: 'The generation could not be canceled',
} as const;
