import { shown, statementsOf } from './statement.ts';

/** Section 9: business constants and limits. */
export const constants = statementsOf([
  [
    'constant-cap',
    'Section 127 cap $5,250 per employee and calendar year',
    shown({ path: '/', texts: ['$5,250'] }, { path: '/section-127-resources', texts: ['$5,250'] }),
  ],
  [
    'constant-refund',
    'Refund: 14 days, 25% of the course',
    shown({ path: '/terms', texts: [/14[\s-]days?/, /25\s?(%|percent)/] }),
  ],
  [
    'constant-notice',
    '30 days notice for price changes; minimum age 18',
    shown({ path: '/terms', texts: [/30 days/, /18/] }),
  ],
  [
    'constant-approval',
    'Average reimbursement time shown as 30 days',
    shown({ path: '/about', texts: [/30 days/] }),
  ],
  [
    'constant-review',
    'Application review within 24 hours',
    shown({ path: '/layoff-to-liftoff', texts: [/24 hours/] }),
  ],
  [
    'constant-response',
    'Support email within 24 hours; contact form within 24 business hours; Mon-Fri 9 AM-6 PM EST',
    shown({ path: '/contact', texts: [/24 (business )?hours/, /9 AM/, /6 PM/, 'EST'] }),
  ],
  [
    'constant-liftoff',
    '87%, 40%, 75%; 12 months',
    shown({ path: '/layoff-to-liftoff', texts: ['87%', '40%', '75%', /12 months/] }),
  ],
  [
    'constant-plans',
    'Plans: $199 for 10-49, $149 for 50-249, custom from 250',
    shown({ path: '/corporate', texts: ['$199', '$149', /custom/] }),
  ],
  ['constant-year', 'Copyright year 2025', shown({ path: '/privacy', within: 'footer', texts: ['© 2025'] })],
]);
