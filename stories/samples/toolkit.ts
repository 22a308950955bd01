import type { ReimbursementSummary, ToolkitDraft, ToolkitEnrollment } from '@redwhiteandcode/design-system';

/** Two courses whose cost may be reimbursed, one of them completed. */
export const toolkitEnrollments: readonly ToolkitEnrollment[] = [
  { id: 'one', course_title: 'Sample Course: AI at Work', price: '$2,950', hasCertificate: true },
  { id: 'two', course_title: 'Sample Course: Leading Change', price: '$4,950', hasCertificate: false },
];

/** A draft with every field filled in. */
export const toolkitDraft: ToolkitDraft = {
  enrollment_id: 'one',
  employer_name: 'Sample Company',
  hr_name: 'Sample Contact',
  hr_email: 'hr@example.com',
  employee_id: '00001',
};

/** A submitted request without a decision. */
export const reimbursement: ReimbursementSummary = {
  course_title: 'Sample Course: AI at Work',
  employer_name: 'Sample Company',
  status: 'submitted',
  generated_on: '2026-03-02',
  submitted_on: '2026-03-05',
};
