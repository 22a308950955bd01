import { Skeleton } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { later } from '../../shell/hydration/later.tsx';
import { useSession } from '../../shell/session/session.ts';
import { LayoffApplicationPage, VisitorApplication } from './LayoffApplicationPage.tsx';

const DraftedForm = later(() => import('./DraftedForm.tsx'));

/** Visitors do not load it. */
const NewestApplication = lazy(() => import('./NewestApplication.tsx'));

/** A constant element, because React discards HTML that it has not hydrated yet when anything around it changes. */
const forVisitors = <VisitorApplication form={<DraftedForm />} />;

export const meta = () =>
  pageMeta({
    title: 'Apply to Layoff to Lift-Off',
    description: 'Laid off within the past 12 months? Apply to take every AI course for free.',
    keywords: ['layoff', 'laid off', 'free AI training', 'Layoff to Lift-Off', 'application'],
    path: '/layoff-application',
  });

export default function LayoffApplicationRoute(): ReactNode {
  const session = useSession();
  return (
    <LayoffApplicationPage>
      {session ? (
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <NewestApplication key={session.user.id} />
        </Suspense>
      ) : (
        forVisitors
      )}
    </LayoffApplicationPage>
  );
}
