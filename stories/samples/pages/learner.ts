import type {
  CertificateSummary,
  CourseSummary,
  EnrollmentSummary,
  LearningStats,
  ReimbursementSummary,
  ToolkitDraft,
  ToolkitEnrollment,
} from '@redwhiteandcode/design-system';
import { catalog } from './catalog.ts';
import { certificate } from './course.ts';

/** A course of the catalog by its id. */
function courseOf(id: string): CourseSummary {
  const course = catalog.find((one) => one.id === id);
  if (!course) throw new Error(`The sample catalog has no course ${id}.`);
  return course;
}

const business = courseOf('ai-fundamentals-for-business');
const ethics = courseOf('ai-ethics-and-compliance');
const models = courseOf('generative-ai-and-llms');
const operations = courseOf('machine-learning-operations');

/** The learner, as the account page knows them. */
export const learner = { name: 'Sample Learner', email: 'learner@example.com' };

/** A learner's courses: under way, not begun, paused and completed. */
export const enrollments: readonly EnrollmentSummary[] = [
  { id: 'under-way', status: 'active', course: business, progress: 40 },
  { id: 'not-begun', status: 'active', course: models, progress: 0 },
  { id: 'paused', status: 'paused', course: operations, progress: 15 },
  {
    id: 'completed',
    status: 'completed',
    course: ethics,
    progress: 100,
    certificate_number: 'RWC-2025-8K4TQ2ZP',
  },
];

/** What these courses add up to. */
export const learningStats: LearningStats = { active: 2, completed: 1, hours: 36, progress: 39 };

/** A learner's certificates, newest first; the last one was taken back. */
export const certificates: readonly CertificateSummary[] = [
  { ...certificate, course_title: ethics.title },
  {
    ...certificate,
    certificate_number: 'RWC-2025-5D9NW7CX',
    course_title: 'AI Literacy 101',
    completion_date: '2025-01-20',
  },
  {
    ...certificate,
    certificate_number: 'RWC-2024-3H6RV0PM',
    course_title: 'AI for Productivity',
    completion_date: '2024-11-08',
    status: 'revoked',
    revoked_at: '2024-12-02',
  },
];

/** The courses that the toolkit can be made for. */
export const toolkitEnrollments: readonly ToolkitEnrollment[] = [
  { id: 'completed', course_title: ethics.title, price: '$3,450', hasCertificate: true },
  { id: 'under-way', course_title: business.title, price: '$2,950', hasCertificate: false },
  { id: 'not-begun', course_title: models.title, price: '$4,450', hasCertificate: false },
];

/** What was said of the employer. */
export const toolkitDraft: ToolkitDraft = {
  enrollment_id: 'completed',
  employer_name: 'Sample Company',
  hr_name: 'Sample Contact',
  hr_email: 'hr@example.com',
  employee_id: '00001',
};

/** Requests in each of the states a learner may see. */
export const reimbursements: readonly ReimbursementSummary[] = [
  {
    course_title: ethics.title,
    employer_name: 'Sample Company',
    status: 'submitted',
    generated_on: '2025-03-17',
    submitted_on: '2025-03-19',
  },
  {
    course_title: 'AI Literacy 101',
    employer_name: 'Sample Company',
    status: 'paid',
    generated_on: '2025-01-22',
    submitted_on: '2025-01-23',
    approved_on: '2025-02-04',
    paid_on: '2025-02-28',
    amount: 1450,
  },
  {
    course_title: 'AI for Productivity',
    employer_name: null,
    status: 'generated',
    generated_on: '2024-11-11',
  },
  {
    course_title: operations.title,
    employer_name: 'Sample Company',
    status: 'denied',
    generated_on: '2024-09-02',
    submitted_on: '2024-09-05',
    denied_on: '2024-09-20',
  },
];
