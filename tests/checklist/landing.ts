import { both, heldBy, section, shown } from './statement.ts';

const offers = 'tests/e2e/offers.spec.ts';
const spec = 'tests/e2e/landing.spec.ts';

/** Section 2: the landing page. */
export const landing = section('2 Landing page', [
  [
    'landing-order',
    'Sections in order: hero, how it works, featured, Made in America, package, coming soon, benefits, catalog, calculator, testimonials, FAQ, closing',
    heldBy(offers, 'the landing page’s sections stand in the document’s order'),
  ],
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
    both(
      shown({ path: '/', within: '#programs', absent: ['Clear Filters'] }),
      heldBy(offers, 'the catalog counts what its filters leave, and clears them'),
    ),
  ],
  [
    'landing-cards',
    "Course cards with a 'View Details' link to /course/{id}",
    shown({ path: '/', within: '#programs', links: [['View Details', '/course/ai-for-cybersecurity']] }),
  ],
  [
    'landing-no-match',
    "The empty message 'No courses match your filter criteria.' with a Clear Filters button",
    heldBy(offers, 'the catalog counts what its filters leave, and clears them'),
  ],
  [
    'landing-soon',
    'Coming soon: items with a status',
    shown({ path: '/', texts: ['Q2 2025', 'Q3 2025', 'Available Now'] }),
  ],
  [
    'landing-notify',
    "A 'Get Notified' waitlist button",
    both(
      shown({ path: '/', buttons: ['Get Notified'] }),
      heldBy(spec, 'refuses what is no address at its field, keeps it, and then notes it once'),
    ),
  ],
  [
    'landing-faq',
    'FAQ: single-open collapsible accordion of 11 questions',
    heldBy(offers, 'the landing page’s 11 questions open one at a time, and close'),
  ],
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
    'landing-testimonials',
    'Three illustrative testimonials: name, role, company, content, rating, badge',
    heldBy(offers, 'testimonials are three, and labelled as illustrative'),
  ],
  [
    'landing-rating',
    'Claimed rating 4.8 with 850 reviews: shown as illustrative, never in structured data',
    both(
      shown({ path: '/', texts: ['4.8', '850'] }),
      heldBy('tests/e2e/metadata.spec.ts', 'structured data says what is true, where it is true'),
    ),
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
