import type {
  EmployerRequestProps,
  ReimbursementSummary,
  ToolkitCourse,
  ToolkitDraft,
} from '@redwhiteandcode/design-system';
import type { EmployerApproval } from '@redwhiteandcode/contract/reimbursement/approvals.ts';
import type { EarlierDecision, EmployerDecision } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';

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
  least_letter: '',
  least_percent: '',
  paid_percent: '100',
  most: '',
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

/** A request of a sample learner, with everything that a link can show. */
export const employerRequest: EmployerRequestProps['request'] = {
  employee_name: 'Sample Learner',
  employer_name: 'Sample Company',
  request_number: 'b6a7f5d2-0000-4000-8000-000000000001',
  employee_number: '00001',
  payment_method: 'Visa ending in 4242',
  pay_date: '2026-06-30',
  course: {
    title: 'Sample Course: AI at Work',
    description: 'How to use AI tools for everyday tasks, and how to check their results.',
    level: 'Beginner',
    duration: '8 weeks',
    study_time: '9 hours, estimated by the provider for the whole course',
    syllabus: [
      { title: 'First steps', topics: ['What AI can do', 'What it cannot do'] },
      { title: 'Everyday tasks', topics: ['Writing', 'Checking facts'] },
    ],
  },
  price_cents: 295_000,
  is_paid_for: true,
  paid_at: '2026-03-02T14:00:00.000Z',
  cap: {
    year: 2026,
    limit_cents: 525_000,
    is_announced: true,
    other_assistance_cents: 0,
    within_cents: 295_000,
    above_cents: 0,
  },
  progress: {
    completed_lessons: 3,
    total_lessons: 12,
    enrolled_at: '2026-03-02T14:00:00.000Z',
    completed_at: null,
  },
  certificate: {
    certificate_number: 'RWC-2026-SAMP1E00',
    status: 'valid',
    result: { percent: 86, letter: 'B', assessed_on: '2026-03-20' },
  },
};

/** A denial with the link in our email to HR. */
export const employerDenial: EmployerDecision = {
  decision: 'denied',
  decided_at: '2026-03-09T15:00:00.000Z',
  by: 'employer_email',
  name: 'Sample Manager',
  title: 'Benefits Manager',
  asked_cents: 295_000,
  amount_cents: null,
  comment: 'The plan covers degree programs only.',
};

/** An approval in part, with an earlier link. */
export const earlierApproval: EarlierDecision = {
  decision: 'approved',
  decided_at: '2026-03-04T15:00:00.000Z',
  by: 'employer_email',
  name: 'Sample Manager',
  title: 'Benefits Manager',
  asked_cents: 295_000,
  amount_cents: 100_000,
};

/** The same request as the API returns it. */
export const employerApproval: EmployerApproval = {
  ...employerRequest,
  course: {
    ...employerRequest.course,
    hours: 9,
    pass_percent: 73,
    syllabus: employerRequest.course.syllabus.map(({ title, topics }) => ({ title, topics: [...topics] })),
  },
  cap: { ...employerRequest.cap, left_cents: 525_000 },
  expires_at: '2026-04-01T14:00:00.000Z',
  certificate: {
    certificate_number: 'RWC-2026-SAMP1E00',
    status: 'valid',
    result: { percent: 86, letter: 'B', pass_percent: 73, assessed_on: '2026-03-20' },
  },
  decides_as: 'employer_email',
  documents: ['receipt', 'explainer', 'request', 'certificate', 'guide'],
  decision: null,
  earlier_decisions: [],
};
