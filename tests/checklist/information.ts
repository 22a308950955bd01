import { shown, statementsOf } from './statement.ts';

/** Section 2: /about and /contact. */
export const about = statementsOf([
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

export const contact = statementsOf([
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
export const legal = statementsOf([
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
]);

/** Section 2: the not-found page. */
export const notFound = statementsOf([
  [
    'not-found',
    "Any unknown route shows 'Oops! Page not found' with a link to home",
    shown({ path: '/no/such/page', texts: ['Oops! Page not found'], links: [['home', '/']] }),
  ],
]);

/** Section 3: entities and their fields. */
export const entities = statementsOf([
  [
    'entity-soon',
    'Coming-soon item: title, description, status',
    shown({ path: '/', texts: ['Q2 2025', 'Available Now'] }),
  ],
]);
