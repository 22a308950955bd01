import { Section, Spinner, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { applicationWords as words } from '../copy/layoffApplication.ts';
import { ApplicationForm } from '../liftoff/ApplicationForm.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useSession } from '../session/session.ts';

/** Loaded for those who are signed in alone. */
const OwnApplication = lazy(() => import('../liftoff/OwnApplication.tsx'));

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
          <Suspense fallback={<Spinner size="lg" label={words.loading} />}>
            <OwnApplication key={session.user.id} />
          </Suspense>
        ) : (
          <ApplicationForm />
        )}
        <TaxDisclaimer />
      </Stack>
    </Section>
  );
}
