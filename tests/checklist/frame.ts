import { shown, statementsOf } from './statement.ts';

const purposes = {
  '/': /AI/,
  '/auth': /sign in/,
  '/course/ai-literacy-101': /AI Literacy 101/,
  '/layoff-to-liftoff': /layoff to lift-off|lift-?off/,
  '/layoff-application': /application|apply/,
  '/corporate': /employer|team/,
  '/section-127-resources': /section 127/,
  '/verify': /verify/,
  '/help': /help/,
  '/about': /mission/,
  '/contact': /message/,
  '/tax-benefits': /section 127/,
  '/privacy': /privacy/,
  '/terms': /terms of service/,
  '/ai-transparency': /AI transparency|transparen/,
} as const;

/** Section 2: the list of routes. */
export const routes = statementsOf([
  ...Object.entries(purposes).map(
    ([path, words]) => [`route-${path}`, `${path} exists`, shown({ path, texts: [words] })] as const,
  ),
  [
    'route-dashboard',
    '/dashboard is the learner dashboard',
    shown({ path: '/dashboard', viewer: 'learner', texts: ['My Learning Dashboard'] }),
  ],
  [
    'route-learn',
    '/learn/{courseId} is the player',
    shown({ path: '/learn/prompt-engineering-mastery', viewer: 'learner', fields: ['Mark complete'] }),
  ],
  [
    'route-verify-number',
    '/verify/{certificateNumber}: the number is optional',
    shown({ path: '/verify/RWC-2025-DEM0CERT', texts: ['Demo Learner', 'AI Fundamentals for Business'] }),
  ],
]);

/** Section 2: the navigation bar and the footer. */
export const navigationBar = statementsOf([
  [
    'bar-links',
    'Links: home, /layoff-to-liftoff, /corporate (labelled For Employers), /about',
    shown({
      path: '/privacy',
      within: 'header',
      links: [
        ['Home', '/'],
        ['Layoff to Lift-Off', '/layoff-to-liftoff'],
        ['For Employers', '/corporate'],
        ['About', '/about'],
      ],
    }),
  ],
  [
    'bar-guest',
    'Signed out: Sign In and Get Started, both leading to /auth',
    shown({
      path: '/privacy',
      within: 'header',
      links: [
        ['Sign In', '/auth'],
        ['Get Started', '/auth'],
      ],
    }),
  ],
  [
    'bar-account',
    'Signed in: an Account menu with My Dashboard (/dashboard) and Sign Out',
    shown({
      path: '/dashboard',
      viewer: 'learner',
      within: 'header',
      isFolded: true,
      texts: ['Account', 'Sign Out'],
      links: [['My Dashboard', '/dashboard']],
    }),
  ],
  [
    'footer',
    'Footer: four columns (brand, Programs, Resources, Legal)',
    shown({
      path: '/privacy',
      within: 'footer',
      texts: ['Red White', 'Programs', 'Resources', 'Legal'],
      links: [
        ['Layoff to Lift-Off', '/layoff-to-liftoff'],
        ['For Employers', '/corporate'],
        ['Verify Certificate', '/verify'],
        ['Section 127 Guide', '/section-127-resources'],
        ['Help Center', '/help'],
        ['Privacy Policy', '/privacy'],
        ['Terms of Service', '/terms'],
        ['AI Transparency', '/ai-transparency'],
      ],
    }),
  ],
]);
