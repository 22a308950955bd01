/** Words of the writing of a course; the document's where it has them. */
export const generationCopy = {
  success: 'Success!',
  successDetail: 'Course content generated successfully',
  failure: 'Failed to generate course content',
  cancelFailure: 'The writing could not be cancelled',
} as const;
