import { lazy, type ReactNode, Suspense } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';
import {
  FormLoading,
  LayoffApplicationPage,
  VisitorApplication,
} from '../pages/layoff-application/LayoffApplicationPage.tsx';
import { useSession } from '../session/session.ts';

/** In the page from the start; it can be used once it has arrived. */
const ApplicationForm = lazy(() => import('../liftoff/ApplicationForm.tsx'));
/** Loaded for those who are signed in alone. */
const OwnApplication = lazy(() => import('../liftoff/OwnApplication.tsx'));

/** What a visitor sees: one element for good, since what waits to be hydrated must not be rendered anew. */
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
    description:
      'Laid off within the past 12 months? Apply for every AI course, with payment deferred until you work again.',
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
