import { shown, statementsOf } from './statement.ts';

/** Section 2: /layoff-to-liftoff and /layoff-application. */
export const liftoff = statementsOf([
  [
    'liftoff-steps',
    'A 5-step how-it-works: proof of layoff, access on approval, badge, job toolkit, reimbursement from the new employer',
    shown({
      path: '/layoff-to-liftoff',
      texts: [/proof/, /approv/, /badge|certificate/, /toolkit/, /new employer/],
    }),
  ],
  [
    'liftoff-stats',
    'Stats: 87% found jobs within 90 days, 40% average salary increase, 75% got reimbursement',
    shown({
      path: '/layoff-to-liftoff',
      texts: [/87%/, /90 days/, /40%/, /average salary increase/, /75%/, /reimburse/, /illustrative/],
    }),
  ],
  [
    'liftoff-apply',
    'Calls to action to /layoff-application',
    shown({ path: '/layoff-to-liftoff', links: [['', '/layoff-application']] }),
  ],
  [
    'liftoff-24-hours',
    'Most applications approved within 24 hours; all courses unlock on approval',
    shown({
      path: '/layoff-to-liftoff',
      texts: [/24 hours/, /all (of )?(our |the )?(\d+ )?courses|every course/],
    }),
  ],
  [
    'liftoff-tax-note',
    'A cost from before the new job may not qualify: ask HR or a tax adviser',
    shown({ path: '/layoff-to-liftoff', texts: [/may not/, /HR|tax adviser|tax advisor/] }),
  ],
]);

/** Section 2: /layoff-application. */
export const application = statementsOf([
  [
    'application-form',
    'Application form with the fields of section 3 and an optional proof',
    shown({
      path: '/layoff-application',
      viewer: 'learner',
      fields: [/name/, /email/, /phone/, /company/, /role/, /date/, /LinkedIn/, /status/, /industry/],
      texts: [/optional/, /5 ?MB/],
    }),
  ],
]);

/** Section 2: /corporate. */
export const corporate = statementsOf([
  [
    'corporate-demo',
    'Demo call to action to /contact',
    shown({ path: '/corporate', links: [['Demo', '/contact']] }),
  ],
  [
    'corporate-plans',
    'Team 10-49 employees $199; Business 50-249 $149 (most popular); Enterprise 250+ custom pricing',
    shown({
      path: '/corporate',
      texts: [
        /Team/,
        /10\s?(–|-|to)\s?49/,
        '$199',
        /Business/,
        /50\s?(–|-|to)\s?249/,
        '$149',
        /most popular/,
        /Enterprise/,
        /250/,
        /custom/,
      ],
    }),
  ],
  [
    'corporate-terms',
    'Volume discounts for 500 or more seats; prices exclude taxes; seats 10 to 1,000+',
    shown({
      path: '/corporate',
      texts: [
        /500/,
        /volume discount/,
        /exclud\w+ tax|before tax|plus tax|tax(es)? (is|are) (extra|not included)/,
        /1,000\+?/,
      ],
    }),
  ],
  [
    'corporate-stats',
    'Stats: 14 expert courses, 24/7 access',
    shown({ path: '/corporate', texts: [/14/, /24\/7/] }),
  ],
  [
    'corporate-admin',
    'The page mentions an admin dashboard',
    shown({ path: '/corporate', texts: [/admin(istrator)? dashboard/] }),
  ],
]);

/** Section 2: /section-127-resources. */
export const resources = statementsOf([
  [
    'resources-lists',
    'Employer and employee compliance lists',
    shown({ path: '/section-127-resources', texts: [/employer/, /employee/] }),
  ],
  [
    'resources-covered',
    'Covered and not-covered expenses',
    shown({ path: '/section-127-resources', texts: [/not covered|not-covered/, /covered/] }),
  ],
  [
    'resources-disclaimer',
    'A legal disclaimer',
    shown({
      path: '/section-127-resources',
      texts: [/not (legal|tax)|legal (or|and) tax advice|tax advice/],
    }),
  ],
  [
    'resources-links',
    'Links to /auth and /corporate',
    shown({
      path: '/section-127-resources',
      links: [
        ['', '/auth'],
        ['', '/corporate'],
      ],
    }),
  ],
]);

/** Section 2: /verify. */
export const verify = statementsOf([
  [
    'verify-input',
    'A text input and a search button',
    shown({ path: '/verify', fields: ['Certificate number'], buttons: [/verify|search/] }),
  ],
  [
    'verify-found',
    'A result card',
    shown({
      path: '/verify/RWC-2025-DEM0CERT',
      texts: ['Demo Learner', 'AI Fundamentals for Business', 'RWC-2025-DEM0CERT'],
    }),
  ],
  [
    'verify-missing',
    "Not found: 'Certificate Not Found', 'Please double-check the certificate number and try again.'",
    shown({
      path: '/verify/RWC-2025-00000000',
      texts: ['Certificate Not Found', 'Please double-check the certificate number and try again.'],
    }),
  ],
]);

/** Section 2: /help. */
export const help = statementsOf([
  [
    'help-chips',
    'Category chips: all plus Section 127, Enrollment, Reimbursement, Layoff to Lift-Off, Certificates, Corporate',
    shown({
      path: '/help',
      texts: [
        /all/,
        'Section 127',
        'Enrollment',
        'Reimbursement',
        'Layoff to Lift-Off',
        'Certificates',
        'Corporate',
      ],
    }),
  ],
  ['help-count', "Result count with 'result' or 'results'", shown({ path: '/help', texts: [/10 results/] })],
  [
    'help-cards',
    'Three quick cards: Section 127 guide, Reimbursement Toolkit download, Contact Support',
    shown({
      path: '/help',
      texts: ['Section 127', 'Reimbursement Toolkit', 'Contact Support'],
      links: [
        ['', '/section-127-resources'],
        ['', '/contact'],
      ],
    }),
  ],
  [
    'help-support',
    "'Still need help': support address, a live chat button marked 'Coming Soon', hours Monday-Friday 9 AM-6 PM EST",
    shown({
      path: '/help',
      texts: [
        'Still need help',
        'support@redwhiteandcode.example',
        'Coming Soon',
        /Monday/,
        /Friday/,
        /9 AM/,
        /6 PM/,
        'EST',
      ],
    }),
  ],
  [
    'help-samples',
    'Answers: 12 months, money back on a denial, certificates publicly verifiable',
    shown({ path: '/help', isFolded: true, texts: [/12 months/, /den(y|ies|ied|ial)/, /verif/] }),
  ],
]);
