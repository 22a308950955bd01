import { Button, Link, Stack, Text } from '@redwhiteandcode/design-system';
import { taxSources } from '@redwhiteandcode/lambdas/contract/tax/taxSources.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { planDocumentCopy as copy } from '../copy/planDocument.ts';

const PlanForm = lazy(() => import('./PlanForm.tsx'));

/** The way to the draft of a plan document. Its form loads when it is asked for. */
export function PlanDocument(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { samplePlan } = taxSources;
  const start = (
    <div>
      <Button variant="neutral" isPending={isOpen} onPress={() => setIsOpen(true)}>
        {copy.start}
      </Button>
    </div>
  );
  return (
    <Stack gap={24}>
      {isOpen ? (
        <Suspense fallback={start}>
          <PlanForm />
        </Suspense>
      ) : (
        start
      )}
      <Text tone="muted" size="sm">
        {copy.sample} <Link href={samplePlan.href}>{samplePlan.title}</Link>
      </Text>
    </Stack>
  );
}
