import type { FooterProps, NavigationLink } from '@redwhiteandcode/design-system';
import { founded } from './legalFacts.ts';

/** The product's name. */
export const siteName = 'Red White and Code';

/** The links of the navigation bar, for everyone, visitors, signed-in users, people with a role in a company, and admins. */
export const navigation: Record<
  'links' | 'guestLinks' | 'accountLinks' | 'companyLinks' | 'adminLinks',
  readonly NavigationLink[]
> = {
  links: [
    { label: 'Home', href: '/' },
    { label: 'Courses', href: '/courses' },
    { label: 'Layoff to Lift-Off', href: '/layoff-to-liftoff' },
    { label: 'For Employers', href: '/corporate' },
    { label: 'About', href: '/about', isWideOnly: true },
  ],
  guestLinks: [
    { label: 'Sign In', href: '/auth' },
    { label: 'Get Started', href: '/auth?mode=signup' },
  ],
  accountLinks: [
    { label: 'My Dashboard', href: '/dashboard' },
    { label: 'Reimbursement', href: '/reimbursement' },
    { label: 'Account', href: '/account' },
  ],
  companyLinks: [{ label: 'Company', href: '/company' }],
  adminLinks: [{ label: 'Admin Dashboard', href: '/admin' }],
};

/** The footer of every page, without its last line. */
export const footer: FooterProps = {
  description:
    'AI training for working Americans, priced so that an employer’s educational assistance plan may cover it.',
  columns: [
    {
      title: 'Programs',
      links: [
        { label: 'All Courses', href: '/courses' },
        { label: 'Savings Calculator', href: '/#calculator' },
        { label: 'Layoff to Lift-Off', href: '/layoff-to-liftoff' },
        { label: 'For Employers', href: '/corporate' },
        { label: 'Verify Certificate', href: '/verify' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Section 127 Guide', href: '/section-127-resources' },
        { label: 'Section 127 Explained', href: '/tax-benefits' },
        { label: 'Help Center', href: '/help' },
        { label: 'About', href: '/about' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', href: '/privacy' },
        { label: 'Terms of Service', href: '/terms' },
        { label: 'AI Transparency', href: '/ai-transparency' },
        { label: 'Security', href: '/security' },
      ],
    },
  ],
};

/** The links of the short footer, on the pages of lessons. */
export const shortFooterLinks: readonly NavigationLink[] = [
  { label: 'Help Center', href: '/help' },
  { label: 'Contact', href: '/contact' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
];

/** The label of the footer's button that opens the consent banner again. */
export const privacyChoicesLabel = 'Privacy choices';

/** Returns the footer's last line: the copyright with the company's name and address. */
export const footerNote = (year: number): string =>
  `© ${founded}–${year} ${__COMPANY_LINE__}. Enrollment figures are illustrative.`;

/** The messages after signing out. */
export const signOutMessages = {
  done: 'You are signed out.',
  doneHere: 'You are signed out on this device.',
  notConfirmed: 'The server did not confirm it. Sign in and out again to be sure.',
};

/** The message for a failure without a specific one. */
export const unexpectedError = 'An unexpected error occurred';
