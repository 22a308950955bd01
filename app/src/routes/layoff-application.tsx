import {
  Alert,
  Card,
  EligibilityNote,
  Section,
  Skeleton,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { applicationWords as words } from '../copy/layoffApplication.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useSession } from '../session/session.ts';

/** In the page from the start; it can be used once it has arrived. */
const ApplicationForm = lazy(() => import('../liftoff/ApplicationForm.tsx'));
/** Loaded for those who are signed in alone. */
const OwnApplication = lazy(() => import('../liftoff/OwnApplication.tsx'));

const onItsWay = (
  <Card padding="lg">
    <Skeleton shape="block" height="20rem" />
  </Card>
);

/** What a visitor sees: one element for good, since what waits to be hydrated must not be rendered anew. */
const forVisitors = (
  <>
    <EligibilityNote />
    <noscript>
      <Alert tone="warning">{words.withoutScript}</Alert>
    </noscript>
    <Suspense fallback={onItsWay}>
      <ApplicationForm />
    </Suspense>
  </>
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
    <Section
      headingLevel={1}
      width="sm"
      eyebrow={words.eyebrow}
      title={words.title}
      description={words.description}
    >
      <Stack gap={32}>
        {session ? (
          <Suspense fallback={onItsWay}>
            <OwnApplication key={session.user.id} />
          </Suspense>
        ) : (
          forVisitors
        )}
        <TaxDisclaimer />
      </Stack>
    </Section>
  );
}
