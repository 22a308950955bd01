import { lazy, type ReactNode, Suspense } from 'react';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { FormLoading, LayoffApplicationPage, VisitorApplication } from './LayoffApplicationPage.tsx';
import { useSession } from '../../shell/session/session.ts';

/** Part of the prerendered page; usable after its script has loaded. */
const ApplicationForm = lazy(() => import('./ApplicationForm.tsx'));
/** Loaded only for signed-in users. */
const OwnApplication = lazy(() => import('./OwnApplication.tsx'));

/** The content for visitors. A constant element, since a new one would make React render it again before hydration. */
const forVisitors = (
  <VisitorApplication
    form={
      <Suspense fallback={<FormLoading />}>
        <ApplicationForm />
      </Suspense>
    }
  />
);

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
        <Suspense fallback={<FormLoading />}>
          <OwnApplication key={session.user.id} />
        </Suspense>
      ) : (
        forVisitors
      )}
    </LayoffApplicationPage>
  );
}
