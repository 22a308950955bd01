import { shown, statementsOf } from './statement.ts';

/** Section 2: /auth. */
export const auth = statementsOf([
  [
    'auth-tabs',
    'A sign-in tab and a sign-up tab',
    shown({ path: '/auth', within: '#main [role=tablist]', texts: ['Sign In', 'Sign Up'] }),
  ],
  [
    'auth-reset-view',
    'Forgot-password view: email entry, send reset link, back to sign in',
    shown({ path: '/auth?mode=reset', fields: ['Email'], buttons: [/reset link/, /back to sign in/] }),
  ],
  ['auth-home', 'A back-to-home link', shown({ path: '/auth', links: [['home', '/']] })],
]);

/** Section 2: /course/{courseId}. */
export const course = statementsOf([
  [
    'course-missing',
    "A 'Course Not Found' page with a back-to-home button",
    shown({ path: '/course/no-such-course', texts: ['Course Not Found'], links: [['home', '/']] }),
  ],
  [
    'course-header',
    "Header: level and track badges, title, description, duration, students enrolled, 'Certificate included'",
    shown({
      path: '/course/prompt-engineering-mastery',
      texts: [
        'Prompt Engineering Mastery',
        /\d+ weeks/,
        /[\d,]+\+/,
        'Certificate included',
        /Beginner|Intermediate|Advanced|All Levels/,
        /Technical|Operations|Leadership/,
      ],
    }),
  ],
  [
    'course-price',
    "Price box 'Course Price (Employer Pays)' with the note 'Reimbursable via IRS Section 127'; the price is the deduction text",
    shown({
      path: '/course/prompt-engineering-mastery',
      texts: ['Course Price (Employer Pays)', 'Reimbursable via IRS Section 127', /\$\d,\d{3}/],
    }),
  ],
  [
    'course-guest',
    "Signed out: 'Sign In to Enroll' linking to /auth",
    shown({ path: '/course/prompt-engineering-mastery', links: [['Sign In to Enroll', '/auth']] }),
  ],
  [
    'course-enroll',
    "Signed in: 'Enroll Now' button",
    shown({ path: '/course/machine-learning-operations', viewer: 'learner', buttons: ['Enroll Now'] }),
  ],
  [
    'course-details',
    'Signed in, with details: outcomes, prerequisites, ideal roles, curriculum by week, instructor',
    shown({
      path: '/course/ai-literacy-101',
      viewer: 'learner',
      isFolded: true,
      texts: [
        /outcomes|what you(’|')?ll learn|what you will learn/,
        /prerequisites/,
        /roles/,
        /weeks? \d/,
        /instructor/,
      ],
    }),
  ],
  [
    'course-locked',
    "Signed out, with details: a locked 'Preview Mode' card with a sign-in button",
    shown({ path: '/course/ai-literacy-101', texts: ['Preview Mode'], links: [['Sign In', '/auth']] }),
  ],
  [
    'course-generate',
    "No details, signed in: 'Generate AI-Powered Course Content'",
    shown({
      path: '/course/machine-learning-operations',
      viewer: 'learner',
      buttons: ['Generate AI-Powered Course Content'],
    }),
  ],
  [
    'course-no-details-guest',
    'No details, signed out: a sign-in prompt',
    shown({ path: '/course/machine-learning-operations', links: [['Sign In', '/auth']] }),
  ],
]);

/** Section 2: /dashboard. */
export const dashboard = statementsOf([
  [
    'dashboard-stats',
    'Four stat cards: Active Courses, Completed, Total Hours, Avg Progress',
    shown({
      path: '/dashboard',
      viewer: 'learner',
      texts: ['Active Courses', 'Completed', 'Total Hours', 'Avg Progress'],
    }),
  ],
  [
    'dashboard-list',
    'Enrolled courses: status badge, level, title, description, duration, track, progress bar and percent',
    shown({
      path: '/dashboard',
      viewer: 'learner',
      texts: [
        'AI Fundamentals for Business',
        '8 weeks',
        'Operations',
        'Beginner',
        '100%',
        /completed/,
        /paused/,
        /active/,
      ],
    }),
  ],
  [
    'dashboard-buttons',
    "'Start Learning' (progress 0) or 'Continue Learning' going to /learn/{courseId}",
    shown({
      path: '/dashboard',
      viewer: 'learner',
      links: [
        ['Start Learning', '/learn/ai-literacy-101'],
        ['Details', '/course/ai-literacy-101'],
      ],
      texts: ['Continue Learning'],
    }),
  ],
  [
    'dashboard-details',
    "'Details' going to the course page",
    shown({
      path: '/dashboard',
      viewer: 'learner',
      links: [['Details', '/course/prompt-engineering-mastery']],
    }),
  ],
]);

/** Section 2: /learn/{courseId}. */
export const player = statementsOf([
  [
    'player-outline',
    'Left outline of modules and lessons with completion marks',
    shown({
      path: '/learn/ai-fundamentals-for-business',
      viewer: 'learner',
      isFolded: true,
      texts: [/outline/],
      links: [['', '/learn/ai-fundamentals-for-business/1/1']],
    }),
  ],
  [
    'player-lesson',
    "Lesson heading, a 'Mark complete' checkbox, HTML content, Previous and Next",
    shown({
      path: '/learn/ai-fundamentals-for-business/1/2',
      viewer: 'learner',
      fields: ['Mark complete'],
      texts: ['Previous', 'Next'],
    }),
  ],
  [
    'player-empty',
    "No course or content: 'Course content not available' with 'Back to Dashboard' to /dashboard",
    shown({
      path: '/learn/machine-learning-operations',
      viewer: 'learner',
      texts: ['Course content not available'],
      links: [['Back to Dashboard', '/dashboard']],
    }),
  ],
]);
