import type { CertificateSummary, CourseDetailsData, Step } from '@redwhiteandcode/design-system';

/** What signed-in people see of AI Literacy 101. */
export const literacyDetails: CourseDetailsData = {
  learning_outcomes: [
    'Explain what an AI tool does, and where it goes wrong',
    'Choose a task worth handing over, and measure the gain',
    'Keep private and company data out of a prompt',
    'Check an answer before you use it',
  ],
  prerequisites: ['No programming needed', 'A computer and a browser'],
  target_roles: ['Analyst', 'Office manager', 'Team lead'],
  modules: [
    {
      week: 'Weeks 1-2',
      title: 'What the tools can do',
      topics: ['Models in plain language', 'Strong and weak tasks'],
      deliverables: ['A list of tasks from your own week'],
    },
    {
      week: 'Weeks 3-4',
      title: 'Writing a good prompt',
      topics: ['Context and examples', 'Forms of answers'],
    },
    {
      week: 'Weeks 5-6',
      title: 'Checking what comes back',
      topics: ['Sources and numbers', 'Typical errors'],
      deliverables: ['A checklist for your team'],
    },
    {
      week: 'Weeks 7-8',
      title: 'Putting it to work',
      topics: ['Rules for company data', 'Measuring time saved'],
      deliverables: ['A one-page pilot plan'],
    },
  ],
  instructor_info: {
    name: 'Sample Instructor',
    credentials: 'AI-generated profile',
    bio: 'Describes the voice of the course; it is not a real person’s biography.',
  },
};

/** How paying for a course works. */
export const paying: readonly Step[] = [
  {
    title: 'Ask before you enroll',
    text: 'HR knows whether there is a plan and whether it covers the course.',
  },
  { title: 'Pay and learn', text: 'You pay for the course, keep the receipt, and learn at your own pace.' },
  {
    title: 'Request reimbursement',
    text: 'If the plan covers the course, your employer may pay you back in the same calendar year.',
  },
];

/** A certificate that can be found. */
export const certificate: CertificateSummary = {
  certificate_number: 'RWC-2025-8K4TQ2ZP',
  student_name: 'Sample Learner',
  course_title: 'AI Literacy 101',
  completion_date: '2025-03-14',
  status: 'valid',
};
