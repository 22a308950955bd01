import { Footer, NavigationBar, SkipLink } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { footerColumns } from './navigation.ts';
import { main } from './pageFrame.css.ts';

const links = [
  { label: 'Home', href: '/' },
  { label: 'Layoff to Lift-Off', href: '/layoff-to-liftoff' },
  { label: 'For Employers', href: '/corporate' },
  { label: 'About', href: '/about' },
];

const learnerLinks = [{ label: 'My Dashboard', href: '/dashboard' }];
const accountLinks = {
  learner: learnerLinks,
  admin: [...learnerLinks, { label: 'Admin Dashboard', href: '/admin' }],
};

interface PageFrameProps {
  /** Who looks at the page. @default 'guest' */
  viewer?: 'guest' | 'learner' | 'admin' | undefined;
  path: string;
  /** Pages that bring a `<main>` of their own have no footer either. @default false */
  isBare?: boolean | undefined;
  children: ReactNode;
}

/** Navigation, page and footer, as the app frames them. */
export function PageFrame({ viewer = 'guest', path, isBare = false, children }: PageFrameProps): ReactNode {
  const account =
    viewer === 'guest' ? undefined : { links: accountLinks[viewer], onSignOut: () => undefined };
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavigationBar links={links} account={account} currentPath={path} />
      {isBare ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className={main}>
          {children}
        </main>
      )}
      {!isBare && (
        <Footer
          description="AI training that your employer can pay for."
          columns={footerColumns}
          note="© 2025 Red White & Code"
        />
      )}
    </>
  );
}
