/** The facts that the pictures of the product show. Certificate numbers have no L, so no certificate has this one. */
export const sample = {
  learner: 'Sample Learner',
  company: 'Sample Company',
  course: 'Sample Course: AI at Work',
  certificateNumber: 'RWC-2026-0SAMPLE0',
} as const;
