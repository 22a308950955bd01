import type { FooterProps, NavigationLink } from '@redwhiteandcode/design-system';

/** The product's name as people read it. */
export const siteName = 'Red White & Code';

/** The links of the bar at the top, by who looks at it. */
export const navigation: Record<'links' | 'guestLinks' | 'accountLinks', readonly NavigationLink[]> = {
  links: [
    { label: 'Home', href: '/' },
    { label: 'Programs', href: '/#programs' },
    { label: 'How It Works', href: '/#how-it-works' },
    { label: 'Verify Certificate', href: '/verify' },
  ],
  guestLinks: [
    { label: 'Sign In', href: '/auth' },
    { label: 'Get Started', href: '/auth?mode=signup' },
  ],
  accountLinks: [{ label: 'My Dashboard', href: '/dashboard' }],
};

/** The foot of every page. */
export const footer: FooterProps = {
  description:
    'AI training for working Americans, priced so that an employer’s educational assistance plan may cover it.',
  columns: [
    {
      title: 'Programs',
      links: [
        { label: 'All Courses', href: '/#programs' },
        { label: 'AI Literacy 101', href: '/course/ai-literacy-101' },
        { label: 'AI Productivity for Work', href: '/course/ai-productivity' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'How It Works', href: '/#how-it-works' },
        { label: 'Verify Certificate', href: '/verify' },
      ],
    },
    {
      title: 'Your Account',
      links: [
        { label: 'Sign In or Sign Up', href: '/auth' },
        { label: 'My Learning Dashboard', href: '/dashboard' },
      ],
    },
  ],
  note: '© 2025 Red White & Code. Enrollment figures are illustrative.',
};

/** What signing out says. */
export const signOutMessages = {
  done: 'You are signed out.',
  doneHere: 'You are signed out on this device.',
  notConfirmed: 'The server did not confirm it. Sign in and out again to be sure.',
};

/** What any failure without a sentence of its own says. */
export const unexpectedError = 'An unexpected error occurred';
