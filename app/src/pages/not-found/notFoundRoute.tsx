import { ButtonLink } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { callPublic } from '../../shell/api/client.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { NotFoundPage } from '../../shell/frame/FailurePage.tsx';

/** The copy of the page for unknown addresses. */
const copy = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  browse: 'Browse Courses',
} as const;

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: copy.description,
    path: '/404',
    isPrivate: true,
  });

export default function NotFoundRoute(): ReactNode {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);

  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    callPublic('POST /api/client-events', {
      body: { kind: 'not_found', path: pathname.slice(0, 2048) },
    }).catch((error: unknown) => console.error('The attempted path could not be logged.', error));
  }, [pathname]);

  return (
    <NotFoundPage
      action={
        <ButtonLink href="/courses" size="lg" variant="neutral">
          {copy.browse}
        </ButtonLink>
      }
    />
  );
}
