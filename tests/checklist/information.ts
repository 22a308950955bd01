import { heldBy, section, shown } from './statement.ts';

const offers = 'tests/e2e/offers.spec.ts';

/** Section 2: /about and /contact. */
export const about = section('2 /about', [
  ['about-mission', 'Mission and vision', shown({ path: '/about', texts: ['mission', 'vision'] })],
  [
    'about-story',
    'Story: founded 2025 by three co-founders',
    shown({ path: '/about', texts: ['2025', /three (co-)?founders/] }),
  ],
  [
    'about-leadership',
    'Leadership cards with initials where there is no picture; anchor leadership',
    shown({ path: '/about', within: '#leadership', texts: [/founder/] }),
  ],
  [
    'about-values',
    'Core values: Excellence, Integrity, Innovation',
    shown({ path: '/about', texts: ['Excellence', 'Integrity', 'Innovation'] }),
  ],
  [
    'about-ai',
    'AI-powered curriculum linking to /ai-transparency',
    shown({ path: '/about', texts: [/AI-powered/], links: [['', '/ai-transparency']] }),
  ],
  [
    'about-stats',
    'Stats: $5,250 max annual benefit, 14 AI courses, Section 127, 30 days average reimbursement time',
    shown({ path: '/about', texts: ['$5,250', /14/, /127/, /30 days/, /reimbursement time/] }),
  ],
]);

export const contact = section('2 /contact', [
  [
    'contact-information',
    'Contact information',
    shown({ path: '/contact', texts: ['support@redwhiteandcode.example'] }),
  ],
  [
    'contact-form',
    'A form: first name, last name, email, company, phone, employees, message',
    shown({
      path: '/contact',
      fields: [/first name/, /last name/, /email/, /company/, /phone/, /employees/, /message/],
    }),
  ],
]);

/** Section 2: the legal pages, the explainer and the disclosure. */
export const legal = section('2 /privacy, /terms, /tax-benefits, /ai-transparency', [
  [
    'privacy-date',
    'Privacy policy, last updated January 2025',
    shown({ path: '/privacy', texts: [/last updated:? January 2025/] }),
  ],
  [
    'terms-content',
    'Terms: refund rules, 30 days notice for price changes, minimum age 18',
    shown({ path: '/terms', texts: [/refund/, /30 days/, /price/, /18/] }),
  ],
  [
    'tax-benefits-links',
    'The explainer links to /auth and /contact',
    shown({
      path: '/tax-benefits',
      links: [
        ['', '/auth'],
        ['', '/contact'],
      ],
    }),
  ],
  [
    'tax-benefits-route',
    'The explainer is /tax-benefits, the resources are /section-127-resources',
    shown({ path: '/tax-benefits', within: 'body', links: [['', '/section-127-resources']] }),
  ],
  [
    'transparency',
    'AI transparency: the disclosure',
    shown({ path: '/ai-transparency', texts: [/AI-generated/] }),
  ],
  [
    'disclosure-variants',
    'Short, prominent and full variants',
    heldBy('stories/screens/catalog/AiDisclosure.stories.tsx', 'Prominent'),
  ],
  [
    'disclosure-badge',
    'The badge: compact with tooltip, prominent alert, or default inline',
    heldBy('stories/screens/catalog/AiBadge.stories.tsx', 'CompactByKeyboard'),
  ],
]);

/** Section 2: the not-found page. */
export const notFound = section('2 Not-found page', [
  [
    'not-found',
    "Any unknown route shows 'Oops! Page not found' with a link to home",
    shown({ path: '/no/such/page', texts: ['Oops! Page not found'], links: [['home', '/']] }),
  ],
  [
    'not-found-log',
    'The attempted path is logged',
    heldBy('tests/e2e/pages.spec.ts', /^an unknown path is a 404/),
  ],
]);

const contract = 'tests/api/entities.test.ts';
const rows: readonly (readonly [id: string, says: string])[] = [
  ['course', 'Course: id, created_at, title, description, duration, students, level, track, deduction'],
  [
    'course-details',
    'Course details: learning_outcomes, prerequisites, target_roles, modules, instructor_info',
  ],
  [
    'course-content',
    'Course content: course_id, module_number, module_title, lessons of lesson_number, lesson_title, content',
  ],
  ['course-progress', 'Course progress: user_id, course_id, module_number, lesson_number, completed'],
  ['enrollment', 'Enrollment: id, course_id, user_id, status, enrolled_at and the joined course'],
  ['session', 'Session: access_token, refresh_token, expires_at, expires_in, token_type, user'],
  ['certificate', 'Certificate: number, student_name, course_title, completion_date, issued_at'],
  ['faq', 'FAQ item: id, category, question, answer, helpful_count'],
];

/** Section 3: entities and their fields. */
export const entities = section('3 Entities', [
  ...rows.map(
    ([id, says]) =>
      [`entity-${id}`, says, heldBy(contract, `an answer has the document’s fields: ${id}`)] as const,
  ),
  [
    'entity-fallback',
    'The built-in list: 14 courses with the document’s titles, 4 to 16 weeks, $2,950 to $5,250',
    heldBy(contract, 'the catalog is the document’s: titles, weeks and prices'),
  ],
  [
    'entity-featured',
    'Featured: ai-literacy-101, 8 weeks, $299, Beginner; ai-productivity, 6 weeks, $399, Intermediate; four highlights each',
    heldBy(contract, 'the featured courses are the document’s'),
  ],
  [
    'entity-sign-up',
    'Sign-up data: email, password, full_name',
    heldBy('tests/api/identity.test.ts', /^makes an account with the role user/),
  ],
  [
    'entity-roles',
    'user_roles: user_id, role (user, moderator, admin)',
    heldBy('cdk/identity.test.ts', /^has the three roles as groups/),
  ],
  [
    'entity-application',
    "Layoff application: its fields; application_status 'pending' on creation",
    heldBy(
      'tests/api/statements.test.ts',
      'an application takes each of the document’s job search statuses, and no other',
    ),
  ],
  [
    'entity-certificate-number',
    'Certificate number: three letters, year, eight characters',
    heldBy('lambdas/src/learning/rules.test.ts', /^have the form of the contract/),
  ],
  [
    'entity-soon',
    'Coming-soon item: title, description, status',
    shown({ path: '/', texts: ['Q2 2025', 'Available Now'] }),
  ],
  [
    'entity-testimonial',
    'Testimonial: name, role, company, content, rating 5, badge; three samples',
    heldBy(offers, 'testimonials are three, and labelled as illustrative'),
  ],
  [
    'entity-contact',
    'Contact form: firstName, lastName, email, company, phone, employees, message',
    heldBy('tests/api/statements.test.ts', 'a message is mailed to support, who can answer it'),
  ],
  [
    'entity-proofs',
    'Proofs: under a per-user folder with a random, timestamped name keeping the extension',
    heldBy(
      'tests/api/statements.test.ts',
      'a proof gets a place in the applicant’s own folder, under a random name of that moment',
    ),
  ],
  [
    'entity-metadata',
    'Page metadata: title, description, keywords, image, canonical, type',
    heldBy('tests/e2e/metadata.spec.ts', /^every public page says/),
  ],
]);
