import { PageBody } from '@redwhiteandcode/app/pages/frame/PageBody.tsx';
import { SiteShell } from '@redwhiteandcode/app/pages/frame/SiteShell.tsx';
import type { ReactNode } from 'react';

interface PageFrameProps {
  /** @default 'guest' */
  viewer?: 'guest' | 'learner' | 'admin' | undefined;
  path: string;
  /** Whether the page renders its own `<main>` and has no footer. @default false */
  isBare?: boolean | undefined;
  children: ReactNode;
}

const users = { guest: undefined, learner: { roles: [] }, admin: { roles: ['admin' as const] } };

/** The app's frame for a story; `inSite` replaces it. */
export function PageFrame({ viewer = 'guest', path, isBare = false, children }: PageFrameProps): ReactNode {
  return (
    <SiteShell user={users[viewer]} currentPath={path} onSignOut={() => undefined}>
      {isBare ? children : <PageBody>{children}</PageBody>}
    </SiteShell>
  );
}
