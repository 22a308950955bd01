import type {
  AdminTotals,
  ApplicationRow,
  AuditRow,
  CorporateAccountRow,
  CourseRow,
  EnrollmentRow,
  GenerationJobRow,
  MessageRow,
  ReimbursementRow,
  RoleRow,
  TimelineItem,
  UserRow,
  WaitingQueue,
} from '@redwhiteandcode/design-system';
import { longText } from './text.ts';

const ids = ['3f6a1c2e-0001', '7b9d4e5f-0002', 'a1c3e5f7-0003', 'd4f6b8a0-0004', 'e5a7c9b1-0005'];
const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const sample = (index: number) => ({
  id: ids[index] ?? '',
  name: `${ordinals[index]} Sample Learner`,
  email: `learner${index + 1}@example.com`,
  at: `2026-03-0${5 - index}T14:3${index}:00Z`,
});

/** A list as the server gives it: the newest first by this column. */
export function newestFirst<Row>(rows: readonly Row[], column?: string) {
  const sortDescriptor = column === undefined ? undefined : ({ column, direction: 'descending' } as const);
  return { rows, count: rows.length, sortDescriptor, onSortChange: (): void => undefined };
}

export const users: UserRow[] = ids.map((user_id, index) => {
  const { name, email, at } = sample(index);
  return { user_id, full_name: index === 3 ? null : name, email, created_at: at };
});

export const roles: RoleRow[] = (['admin', 'moderator', 'user', 'user'] as const).map((role, index) => {
  const { id, name, email, at } = sample(index);
  const isNameless = index === 3;
  return {
    id,
    full_name: isNameless ? null : name,
    email: isNameless ? null : email,
    role,
    created_at: at,
  };
});

export const courses: CourseRow[] = [
  {
    id: 'sample-course',
    title: 'Sample course',
    track: 'Operations',
    level: 'Beginner',
    duration: '8 weeks',
    students: '1,200+',
    status: 'published',
    enrollment_count: 12,
  },
  {
    id: 'second-sample',
    title: 'Second sample course with a name that takes more room than one line has',
    track: 'Technical',
    level: 'Advanced',
    duration: '16 weeks',
    students: '850+',
    status: 'draft',
    enrollment_count: 0,
  },
  {
    id: 'third-sample',
    title: 'Third sample course',
    track: 'Leadership',
    level: 'Executive',
    duration: '4 weeks',
    students: '90+',
    status: 'archived',
    enrollment_count: 1,
  },
];

export const enrollments: EnrollmentRow[] = ['active', 'completed', 'paused', 'active'].map(
  (status, index) => {
    const { id, name, email, at } = sample(index);
    return { id, student_name: name, email, course_title: 'Sample course', status, enrolled_at: at };
  },
);

/** What the first learner is enrolled in. */
export const ownEnrollments: EnrollmentRow[] = enrollments.slice(0, 2).map((enrollment, index) => ({
  ...enrollment,
  student_name: sample(0).name,
  email: sample(0).email,
  course_title: courses[index]?.title ?? null,
}));

export const applications: ApplicationRow[] = ['pending', 'under_review', 'approved', 'rejected'].map(
  (application_status, index) => {
    const { id, email, at } = sample(index);
    return {
      id,
      applicant_name: `${ordinals[index]} Sample Applicant`,
      email,
      phone: index === 0 ? '555-0100' : null,
      previous_company: 'Sample Company',
      previous_role: 'Sample role',
      layoff_date: '2026-01-15',
      linkedin_url: index === 0 ? 'https://www.linkedin.com/in/sample' : null,
      current_job_search_status: 'actively_searching',
      target_industry: index === 0 ? 'Sample industry' : null,
      application_status,
      created_at: at,
    };
  },
);

export const reimbursements: ReimbursementRow[] = [0, 1, 2].map((index) => {
  const { id, at } = sample(index);
  return {
    id: `toolkit-${index}`,
    user_id: id,
    course_id: 'sample-course',
    employer_name: index === 2 ? null : 'Sample Company',
    employer_reimbursed: index === 0,
    reimbursement_amount: index === 0 ? 2950 : null,
    toolkit_generated_at: at,
  };
});

/** What the first learner generated. */
export const ownReimbursements = reimbursements.slice(0, 1);

export const accounts: CorporateAccountRow[] = [0, 1].map((index) => ({
  id: sample(index).id,
  company_name: `${ordinals[index]} Sample Company`,
  primary_contact_email: `hr${index + 1}@example.com`,
  seats_purchased: index === 0 ? 50 : 1200,
  seats_used: index === 0 ? 50 : 318,
  account_status: index === 0 ? 'active' : 'inactive',
  created_at: sample(index).at,
}));

export const messages: MessageRow[] = [0, 1].map((index) => ({
  id: sample(index).id,
  name: `${ordinals[index]} Sample Sender`,
  email: `sender${index + 1}@example.com`,
  company: 'Sample Company',
  phone: index === 1 ? '555-0101' : null,
  employees: index === 1 ? 1200 : null,
  message: index === 0 ? longText : 'A sample question about seats.',
  isAnswered: index === 1,
  received_at: sample(index).at,
}));

export const audit: AuditRow[] = [
  {
    id: 'audit-1',
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
    actor: 'Sample Admin',
    action: 'Assigned a role',
    subject: 'Second Sample Learner',
    changes: [{ field: 'role', after: 'moderator' }],
    at: '2026-03-01T09:05:00Z',
  },
];

export const jobs: GenerationJobRow[] = [
  {
    id: 'job-1',
    course_title: 'Sample course',
    state: 'running',
    detail: 'Lesson 3 of 12',
    tokens: 18_250,
    started_by: 'Sample Learner',
    started_at: '2026-03-02T15:30:00Z',
  },
  {
    id: 'job-2',
    course_title: 'Second sample course',
    state: 'failed',
    detail: 'The model refused to answer',
    tokens: 4_100,
    started_by: 'Second Sample Learner',
    started_at: '2026-03-01T09:05:00Z',
  },
  {
    id: 'job-3',
    course_title: 'Third sample course',
    state: 'published',
    detail: '12 lessons',
    tokens: 61_900,
    started_by: 'Sample Admin',
    started_at: '2026-02-27T18:00:00Z',
  },
];

/** What narrows the list of applications. */
export const statusFilter = ['All Statuses', 'Pending', 'Under Review', 'Approved', 'Rejected'].map(
  (label) => ({ value: label, label }),
);

/** What became of an application. */
export const applicationHistory: readonly TimelineItem[] = [
  { id: 'applied', title: 'Applied', time: '2026-03-05T14:30:00Z', actor: 'First Sample Applicant' },
  { id: 'decision', title: 'Decision', state: 'upcoming' },
];

export const totals: AdminTotals = {
  total_users: 12_480,
  total_courses: 16,
  active_enrollments: 3_105,
  total_enrollments: 9_870,
  total_admins: 3,
};

export const queues: readonly WaitingQueue[] = [
  {
    id: 'applications',
    title: 'Layoff applications',
    count: 4,
    age: 'Oldest: 6 hours',
    href: '/admin/layoff-applications',
  },
  { id: 'messages', title: 'Messages', count: 2, age: 'Oldest: 1 day', href: '/admin/messages' },
  { id: 'generations', title: 'Running generations', count: 0, href: '/admin/courses' },
];
