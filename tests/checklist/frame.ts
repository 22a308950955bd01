import { both, heldBy, section, shown } from './statement.ts';

const held = 'tests/e2e/accessibility.spec.ts';
const everyPage = / holds at every width/;
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
export const routes = section('2 Route list', [
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
  [
    'route-unknown',
    'Any other path is the not-found page',
    heldBy('tests/e2e/pages.spec.ts', /^an unknown path is a 404/),
  ],
  [
    'route-plural',
    'The dashboard links to /courses/{courseId}, the table has /course/{courseId}: one leads to the other',
    heldBy('tests/e2e/pages.spec.ts', '/courses/{id} leads to /course/{id}'),
  ],
  ['route-conditions', 'Each of them works at every width and in both themes', heldBy(held, everyPage)],
]);

/** Section 2: the navigation bar and the footer. */
export const navigationBar = section('2 Navigation bar', [
  [
    'bar-fixed',
    'Fixed at the top; a stronger background and shadow once scrolled more than 20px',
    heldBy(
      'tests/e2e/navigation-bar.spec.ts',
      'the bar stays at the top and stands out once the page is scrolled by more than 20 px',
    ),
  ],
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
    'bar-anchors',
    'In-page anchors on the home page: programs, benefits, calculator, faq',
    heldBy('tests/e2e/landing.spec.ts', 'works on the first load: ${id}'),
  ],
  [
    'bar-anchor-offset',
    'Scrolling to an anchor is smooth with an 80px offset',
    both(
      heldBy('tests/e2e/landing.spec.ts', 'works on the first load: ${id}'),
      heldBy('tests/e2e/navigation-bar.spec.ts', 'scrolling to an anchor of the page happens smoothly'),
    ),
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
    'bar-admin',
    'Admin Dashboard (/admin), admins only',
    heldBy(
      'tests/e2e/admin-area.spec.ts',
      'is in an admin’s account menu until they sign out, and in nobody else’s',
    ),
  ],
  [
    'bar-mobile',
    'A collapsible mobile menu (breakpoint md)',
    heldBy('tests/e2e/accessibility.spec.ts', 'hold while they are open, signed out and in'),
  ],
  [
    'bar-mobile-breakpoint',
    'The menu folds below the breakpoint md of 768px',
    heldBy('tests/e2e/navigation-bar.spec.ts', 'the links of the bar fold into a menu below 768 px'),
  ],
  [
    'bar-theme',
    'A light/dark/system theme switcher',
    heldBy('tests/e2e/navigation-bar.spec.ts', 'the theme is chosen in the bar: light, dark or the system’s'),
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

const metadata = 'tests/e2e/metadata.spec.ts';
const complete = 'every public page says in its HTML what it is: once, completely, and as no other does';

/** Section 2: the metadata of every page. */
export const pageMetadata = section('2 Page metadata', [
  [
    'meta-complete',
    'Title, description, keywords, canonical link and social tags on each page',
    heldBy(metadata, complete),
  ],
  [
    'meta-canonical',
    'Canonical is the site root plus the path, or the root alone',
    heldBy(metadata, complete),
  ],
  ['meta-image', 'Share image 1200x630 with alt text equal to the title', heldBy(metadata, complete)],
  [
    'meta-image-file',
    'The default share image is /images/og-image-new.jpg',
    heldBy(metadata, 'the share image is what its metadata says'),
  ],
  ['meta-card', 'The social card is the large-image summary type', heldBy(metadata, complete)],
  ['meta-type', 'Page type, default website', heldBy(metadata, complete)],
  [
    'meta-robots',
    'Robots: index, follow, large image previews, unlimited snippets',
    heldBy(metadata, complete),
  ],
  ['meta-locale', 'Locale English US', heldBy(metadata, complete)],
  [
    'meta-description',
    "Default description begins 'Get AI training at $0 out-of-pocket cost through IRS Section 127 employer reimbursement. 14 courses from beginner to executive level...'",
    heldBy(metadata, 'the landing page’s description begins as the document has it'),
  ],
  [
    'meta-private',
    'Pages of a session or a person are not indexed',
    heldBy(metadata, 'pages that are nobody else’s business are kept out of search engines'),
  ],
  [
    'meta-structured',
    'Structured data for organization, educational organization, course list and FAQ',
    heldBy(metadata, 'structured data says what is true, where it is true'),
  ],
  [
    'meta-structured-leaving',
    'It is placed in the head while the page is shown and removed on leaving',
    heldBy(
      metadata,
      'the landing page’s structured data is there while the page is shown, and gone on leaving',
    ),
  ],
]);
