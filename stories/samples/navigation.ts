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
      { label: 'All courses', href: '/#programs' },
      { label: 'For Employers', href: '/corporate' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Verify a certificate', href: '/verify' },
      { label: 'How we use AI', href: '/ai-transparency' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];
