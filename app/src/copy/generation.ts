/** The messages of course generation; texts from the specification are literal. */
export const generationCopy = {
  success: 'Success!',
  successDetail: 'Course content generated successfully',
  failure: 'Failed to generate course content',
  cancelFailure: 'The generation could not be canceled',
} as const;
