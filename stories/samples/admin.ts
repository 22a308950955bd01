import { generationRow } from '@redwhiteandcode/app/pages/admin/curriculum/GenerationsPage.tsx';
import { toQueue } from '@redwhiteandcode/app/pages/admin/OverviewPage.tsx';
import type { AdminCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type {
  CorporateAccount,
  CorporateSeat,
} from '@redwhiteandcode/contract/corporate/admin-operations.ts';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import type { AdminGenerationJob } from '@redwhiteandcode/contract/curriculum/operations.ts';
import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type {
  AdminAnalytics,
  AdminQueue,
  AuditLogEntry,
  Profile,
  UserRole,
} from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { AdminEnrollment } from '@redwhiteandcode/contract/learning/admin-operations.ts';
import type { ApplicationInList } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import type { Reimbursement } from '@redwhiteandcode/contract/reimbursement/admin-operations.ts';
import { sampleCard } from '@redwhiteandcode/contract/catalog/sample-course.ts';
import { certificate as validCertificate } from './credentials.ts';
import { longText } from './text.ts';

const ids = ['3f6a1c2e-0001', '7b9d4e5f-0002', 'a1c3e5f7-0003', 'd4f6b8a0-0004', 'e5a7c9b1-0005'];
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const sample = (index: number) => ({
  id: ids[index] ?? '',
  user_id: ids[index] ?? '',
  name: `${ordinals[index]} Sample Learner`,
  email: `learner${index + 1}@example.com`,
  at: `2026-03-0${5 - index}T14:3${index}:00Z`,
});

/** Returns the table props of a list that the server sorted by a date column, newest first. */
export function newestFirst<Row>(rows: readonly Row[], column?: string) {
  const sortDescriptor = column === undefined ? undefined : ({ column, direction: 'descending' } as const);
  return { rows, count: rows.length, sortDescriptor, onSortChange: (): void => undefined };
}

export const users: Profile[] = ids.map((_id, index) => {
  const { id, user_id, name, email, at } = sample(index);
  return {
    id,
    user_id,
    full_name: index === 3 ? null : name,
    email,
    created_at: at,
    is_suspended: index === 2,
  };
});

export const roles: UserRole[] = (['admin', 'moderator', 'user', 'user'] as const).map((role, index) => {
  const { id, user_id, name, email, at } = sample(index);
  const person = index === 3 ? { full_name: null, email: null } : { full_name: name, email };
  return { id, user_id, ...person, role, created_at: at };
});

const course: AdminCourse = {
  ...sampleCard,
  hours: 9.5,
  id: 'sample-course',
  title: 'Sample course',
  status: 'published',
  enrollment_count: 12,
  has_draft: false,
  created_at: sample(0).at,
};

export const courses: AdminCourse[] = [
  course,
  {
    ...course,
    id: 'second-sample',
    title: 'Second sample course with a name that is too long for one line',
    track: 'Technical',
    level: 'Advanced',
    status: 'draft',
    enrollment_count: 0,
  },
  { ...course, id: 'third-sample', title: 'Third sample course', status: 'archived', enrollment_count: 1 },
];

export const enrollments: AdminEnrollment[] = (['active', 'completed', 'paused', 'active'] as const).map(
  (status, index) => {
    const { id, user_id, name, email, at } = sample(index);
    const { id: course_id, title: course_title } = course;
    return { id, user_id, student_name: name, email, course_id, course_title, status, enrolled_at: at };
  },
);

/** The first learner's enrollments. */
export const ownEnrollments: AdminEnrollment[] = enrollments.slice(0, 2).map((enrollment, index) => ({
  ...enrollment,
  student_name: sample(0).name,
  email: sample(0).email,
  course_title: courses[index]?.title ?? null,
}));

const certificate: AdminCertificate = {
  ...validCertificate,
  user_id: sample(0).user_id,
  course_id: course.id,
  student_name: sample(0).name,
  course_title: course.title,
  replaces: null,
  replaced_by: null,
};

/** The first learner's certificates: a corrected one and the one it replaces, a revoked one, and an expired one. */
export const certificates: AdminCertificate[] = [
  {
    ...certificate,
    certificate_number: 'RWC-2025-C0RRECT1',
    issued_at: '2025-07-15T10:00:00Z',
    replaces: certificate.certificate_number,
  },
  {
    ...certificate,
    student_name: 'First Sampel Learner',
    status: 'replaced',
    replaced_at: '2025-07-15T10:00:00Z',
    replaced_by: 'RWC-2025-C0RRECT1',
  },
  {
    ...certificate,
    certificate_number: 'RWC-2025-REV0KED1',
    course_title: courses[1]?.title ?? '',
    issued_at: '2025-05-20T10:00:00Z',
    status: 'revoked',
    revoked_at: '2025-07-01T10:00:00Z',
    revocation_reason: 'The learner asked us to withdraw it, because the course belongs to another account.',
  },
  {
    ...certificate,
    certificate_number: 'RWC-2024-EXP1RED1',
    course_title: 'Third sample course',
    issued_at: '2024-06-01T10:00:00Z',
    status: 'expired',
    expires_at: '2025-06-01T10:00:00Z',
  },
];

const [newest, , oldest] = ids.map((_id, index) => sample(index).at);

export const application: ApplicationInList = {
  id: sample(0).id,
  user_id: sample(0).user_id,
  email: sample(0).email,
  applicant_name: 'First Sample Applicant',
  phone: '555-0100',
  previous_company: 'Sample Company',
  previous_role: 'Sample role',
  layoff_date: '2026-01-15',
  linkedin_url: 'https://www.linkedin.com/in/sample',
  current_job_search_status: 'actively_searching',
  target_industry: 'Sample industry',
  proof_document_url: 'sample-letter.pdf',
  confirmed_by: 'Sample Company',
  application_status: 'pending',
  rejection_reason: null,
  approved_at: null,
  created_at: newest ?? '',
  history: [
    {
      status: 'pending',
      time: newest ?? '',
      by: { user_id: sample(0).user_id, full_name: 'First Sample Applicant' },
    },
  ],
  previous_id: null,
  next_id: sample(1).id,
};

export const applications: ApplicationInList[] = (
  ['pending', 'under_review', 'approved', 'rejected'] as const
).map((application_status, index) => ({
  ...application,
  id: sample(index).id,
  email: sample(index).email,
  applicant_name: `${ordinals[index]} Sample Applicant`,
  created_at: sample(index).at,
  application_status,
}));

export const reimbursements: Reimbursement[] = [0, 1, 2].map((index) => ({
  id: `toolkit-${index}`,
  user_id: sample(index).user_id,
  course_id: course.id,
  course_title: course.title,
  student_name: index === 2 ? null : sample(index).name,
  student_email: index === 2 ? null : sample(index).email,
  employer_name: index === 2 ? null : 'Sample Company',
  employer_reimbursed: index === 0,
  reimbursement_amount: index === 0 ? 2950 : null,
  status: (['paid', 'approved', 'generated'] as const)[index] ?? 'generated',
  status_by: 'learner',
  approved_in_part_cents: null,
  toolkit_generated_at: sample(index).at,
  version: 1,
}));

export const accounts: CorporateAccount[] = [0, 1].map((index) => ({
  id: sample(index).id,
  company_name: `${ordinals[index]} Sample Company`,
  primary_contact_email: `hr${index + 1}@example.com`,
  seats_purchased: index === 0 ? 50 : 1200,
  seats_ordered: index === 0 ? 20 : 1200,
  seats_used: index === 0 ? 50 : 318,
  account_status: index === 0 ? 'active' : 'inactive',
  created_at: sample(index).at,
  version: 1,
}));

export const seats: CorporateSeat[] = [0, 1].map((index) => {
  const { id, email, at } = sample(index);
  const course = {
    course_id: 'sample-course',
    title: 'Sample course',
    started_at: at,
    progress: 45,
    completed_at: null,
    certificate_number: null,
  };
  return { id, email, given_at: at, courses: index === 0 ? [course] : [] };
});

export const messages: Message[] = [0, 1].map((index) => ({
  id: sample(index).id,
  first_name: `${ordinals[index]}`,
  last_name: 'Sample Sender',
  email: `sender${index + 1}@example.com`,
  company: 'Sample Company',
  phone: index === 1 ? '555-0101' : null,
  employees: index === 1 ? 1200 : null,
  message: index === 0 ? longText : 'A sample question about seats.',
  is_answered: index === 1,
  received_at: sample(index).at,
}));

export const audit: AuditLogEntry[] = [
  {
    id: 'audit-1',
    actor_id: sample(0).id,
    actor: 'Sample Admin',
    action: 'Changed a course',
    subject: 'Sample course',
    changes: [
      { field: 'title', before: 'Sample', after: 'Sample course' },
      { field: 'price', before: '$2,500', after: '$2,950' },
    ],
    at: '2026-03-02T15:30:00Z',
  },
  {
    id: 'audit-2',
    actor_id: sample(0).id,
    actor: 'Sample Admin',
    action: 'Assigned a role',
    subject: 'Second Sample Learner',
    changes: [{ field: 'role', after: 'moderator' }],
    at: '2026-03-01T09:05:00Z',
  },
];

const job: AdminGenerationJob = {
  id: 'job-1',
  course_id: 'sample-course',
  course_title: 'Sample course',
  status: 'lessons',
  state: 'running',
  lessons_written: 2,
  lessons_total: 12,
  questions_written: 0,
  questions_dropped: 0,
  labs_written: 0,
  reason: null,
  generator: 'gemini',
  model: 'sample-model',
  tokens: 18_250,
  starter: { user_id: sample(0).user_id, full_name: 'Sample Learner', email: sample(0).email },
  started_at: newest ?? '',
  updated_at: newest ?? '',
  finished_at: null,
  is_latest: true,
};

export const jobs: AdminGenerationJob[] = [
  job,
  {
    ...job,
    id: 'job-2',
    course_title: 'Second sample course',
    status: 'failed',
    state: 'failed',
    reason: { code: 'refused', message: 'The model refused to answer' },
    tokens: 4_100,
    started_at: sample(1).at,
  },
  {
    ...job,
    id: 'job-3',
    course_title: 'Third sample course',
    status: 'published',
    state: 'published',
    questions_written: 36,
    questions_dropped: 2,
    labs_written: 3,
    tokens: 61_900,
    started_at: oldest ?? '',
  },
];

/** The rows of the generation jobs table. */
export const jobRows = jobs.map(generationRow);

export const totals: AdminAnalytics = {
  total_users: 12_480,
  total_courses: 16,
  active_enrollments: 3_105,
  total_enrollments: 9_870,
  total_admins: 3,
  paid_cents: 48_912_500,
  refunded_cents: 1_475_000,
  due_cents: 2_950_000,
  due_orders: 11,
};

/** The current time of the samples, in milliseconds since 1970. */
export const now = Date.parse('2026-03-05T20:30:00Z');

export const queues: AdminQueue[] = [
  { id: 'layoff-applications', count: 4, oldest_at: '2026-03-05T14:30:00Z' },
  { id: 'refunds', count: 2, oldest_at: '2026-03-04T18:30:00Z' },
  { id: 'messages', count: 2, oldest_at: '2026-03-04T14:30:00Z' },
  { id: 'error-reports', count: 3, oldest_at: '2026-03-03T14:30:00Z' },
  { id: 'generations', count: 0, oldest_at: null },
];

/** The queues of the overview. */
export const waiting = queues.map(toQueue(now));
