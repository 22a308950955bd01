import type { ReimbursementSummary, ToolkitDraft, ToolkitCourse } from '@redwhiteandcode/design-system';

/** Two courses whose cost may be reimbursed, one of them completed. */
export const toolkitCourses: readonly ToolkitCourse[] = [
  { id: 'one', course_title: 'Sample Course: AI at Work', price_cents: 295_000, hasCertificate: true },
  { id: 'two', course_title: 'Sample Course: Leading Change', price_cents: 495_000, hasCertificate: false },
];

/** A draft of a new toolkit. */
export const newToolkitDraft: ToolkitDraft = {
  course_id: '',
  employer_name: '',
  hr_name: '',
  hr_email: '',
  employee_number: '',
  plan_year: '2026',
  pay_date: '',
  other_assistance: '',
  has_plan: 'unknown',
  needs_approval_first: 'unknown',
  accredited_only: 'unknown',
  proof: 'unknown',
  has_deadline: 'unknown',
  deadline_on: '',
  deadline_note: '',
  repays_on_leaving: 'unknown',
};

/** A draft with the employer filled in. */
export const toolkitDraft: ToolkitDraft = {
  ...newToolkitDraft,
  course_id: 'one',
  employer_name: 'Sample Company',
  hr_name: 'Sample Contact',
  hr_email: 'hr@example.com',
  employee_number: '00001',
};

/** A submitted request without a decision. */
export const reimbursement: ReimbursementSummary = {
  course_title: 'Sample Course: AI at Work',
  employer_name: 'Sample Company',
  status: 'submitted',
  generated_at: '2026-03-02T14:00:00.000Z',
  submitted_on: '2026-03-05',
};
