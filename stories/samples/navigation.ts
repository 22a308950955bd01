import type { FooterColumn, NavigationLink } from '@redwhiteandcode/design-system';

/** The main navigation. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Programs', href: '/#programs' },
  { label: 'For Employers', href: '/corporate' },
  { label: 'About', href: '/about' },
];

/** What a signed-in person reaches from the account button. */
export const accountLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Certificates', href: '/certificates' },
];

/** The footer's lists. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Programs',
    links: [
      { label: 'All Courses', href: '/#programs' },
      { label: 'For Employers', href: '/corporate' },
      { label: 'Layoff to Lift-Off', href: '/layoff-to-liftoff' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Section 127 Guide', href: '/section-127-resources' },
      { label: 'Help Center', href: '/help' },
      { label: 'Verify Certificate', href: '/verify' },
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'AI Transparency', href: '/ai-transparency' },
    ],
  },
];
