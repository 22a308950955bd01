import type { CertificateSummary, EnrollmentSummary } from '@redwhiteandcode/design-system';
import { course } from './courses.ts';

/** A course that is under way. */
export const enrollment: EnrollmentSummary = { id: 'sample', status: 'active', course, progress: 40 };

/** A course that is completed, with its certificate. */
export const completedEnrollment: EnrollmentSummary = {
  ...enrollment,
  id: 'sample-completed',
  status: 'completed',
  progress: 100,
  certificate_number: 'RWC-2025-DEM0CERT',
};

/** A certificate that is valid. */
export const certificate: CertificateSummary = {
  certificate_number: 'RWC-2025-DEM0CERT',
  student_name: 'Sample Learner',
  course_title: 'Sample Course: AI at Work',
  completion_date: '2025-06-01',
};

/** A certificate that was taken back. */
export const revokedCertificate: CertificateSummary = {
  ...certificate,
  certificate_number: 'RWC-2025-REV0KED1',
  course_title: 'Sample Course: Leading Change',
  revoked_at: '2025-07-01',
};
