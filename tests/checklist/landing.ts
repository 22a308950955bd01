import { shown, statementsOf } from './statement.ts';

/** Section 2: the landing page. */
export const landing = statementsOf([
  [
    'landing-hero',
    'Headline about tax-free AI training paid by the employer',
    shown({ path: '/', within: '#main h1', texts: [/tax-free/, /employer/] }),
  ],
  [
    'landing-stats',
    'Three stat cards: $5,250 tax-free annual limit, $0 out-of-pocket cost, 14 expert-led AI courses',
    shown({
      path: '/',
      texts: [
        '$5,250',
        'tax-free annual limit',
        '$0',
        'out-of-pocket cost',
        /\b14\b/,
        'expert-led AI courses',
      ],
    }),
  ],
  [
    'landing-start',
    "Button 'Start Learning Free Today' to /auth",
    shown({ path: '/', links: [['Start Learning Free Today', '/auth']] }),
  ],
  [
    'landing-calculate',
    "Button 'Calculate Your Savings' scrolling to the calculator",
    shown({ path: '/', links: [['Calculate Your Savings', '/#calculator']] }),
  ],
  ['landing-steps', 'How it works has 4 steps', shown({ path: '/', texts: ['How it works'] })],
  [
    'landing-featured',
    'Featured courses: two cards linking to /course/{id}',
    shown({
      path: '/',
      texts: ['AI Literacy 101', 'AI Productivity for Work', '$299', '$399'],
      links: [
        ['', '/course/ai-literacy-101'],
        ['', '/course/ai-productivity'],
      ],
    }),
  ],
  [
    'landing-america',
    "A patriotic 'Made in America' block",
    shown({ path: '/', texts: ['Made in America'] }),
  ],
  [
    'landing-package',
    'Reimbursement package',
    shown({ path: '/', texts: [/reimbursement (package|toolkit)/] }),
  ],
  [
    'landing-filters',
    'Catalog: two dropdown filters (level, track)',
    shown({ path: '/', within: '#programs', fields: ['Level', 'Track'] }),
  ],
  [
    'landing-count',
    "A count line 'Showing X of 14 courses'",
    shown({ path: '/', within: '#programs', texts: ['Showing 14 of 14 courses'] }),
  ],
  [
    'landing-clear',
    'A Clear Filters button shown only when a filter is active',
    shown({ path: '/', within: '#programs', absent: ['Clear Filters'] }),
  ],
  [
    'landing-cards',
    "Course cards with a 'View Details' link to /course/{id}",
    shown({ path: '/', within: '#programs', links: [['View Details', '/course/ai-for-cybersecurity']] }),
  ],
  [
    'landing-soon',
    'Coming soon: items with a status',
    shown({ path: '/', texts: ['Q2 2025', 'Q3 2025', 'Available Now'] }),
  ],
  ['landing-notify', "A 'Get Notified' waitlist button", shown({ path: '/', buttons: ['Get Notified'] })],
  [
    'landing-links-auth',
    'Links to /auth: View All Courses, Start Your Journey, Get Started with These Savings, Get Started Today',
    shown({
      path: '/',
      links: [
        ['View All Courses', '/auth'],
        ['Start Your Journey', '/auth'],
        ['Get Started with These Savings', '/auth'],
        ['Get Started Today', '/auth'],
      ],
    }),
  ],
  [
    'landing-links',
    'Other links: /contact (Contact Sales), /about#leadership (Meet Our Team), /ai-transparency (AI-Powered Curriculum)',
    shown({
      path: '/',
      within: 'body',
      links: [
        ['Contact Sales', '/contact'],
        ['Meet Our Team', '/about#leadership'],
        ['AI-Powered Curriculum', '/ai-transparency'],
        ['AI Transparency', '/ai-transparency'],
        ['Verify Certificate', '/verify'],
        ['Section 127 Guide', '/section-127-resources'],
        ['Help Center', '/help'],
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Employers', '/corporate'],
        ['Layoff', '/layoff-to-liftoff'],
        ['About', '/about'],
      ],
    }),
  ],
  [
    'landing-links-programs',
    'A link to /#programs',
    shown({ path: '/', within: 'body', links: [['', '/#programs']] }),
  ],
  [
    'landing-rating',
    'Claimed rating 4.8 with 850 reviews: shown as illustrative, never in structured data',
    shown({ path: '/', texts: ['4.8', '850'] }),
  ],
  [
    'landing-calculator',
    'Calculator: number of employees, training cost per employee, tax rate percent',
    shown({ path: '/', within: '#calculator', fields: [/employees/, /cost/, /tax rate/] }),
  ],
  [
    'landing-calculator-example',
    'Example: 10 employees at $5,000 and 25% give $12,500 savings and $37,500 net; employee cost always 0',
    shown({ path: '/', within: '#calculator', texts: ['$50,000', '$12,500', '$37,500', '$0'] }),
  ],
]);
