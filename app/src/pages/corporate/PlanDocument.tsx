import { Link, Stack, Text } from '@redwhiteandcode/design-system';
import { taxSources } from '@redwhiteandcode/contract/tax/taxSources.ts';
import { lazy, type ReactNode } from 'react';
import { planDocumentCopy as copy } from './planDocumentCopy.ts';
import { OpenedPart } from '../../shell/frame/OpenedPart.tsx';

const PlanForm = lazy(() => import('./PlanForm.tsx'));

/** The way to the draft of a plan document. */
export function PlanDocument(): ReactNode {
  const { samplePlan } = taxSources;
  return (
    <Stack gap={24}>
      <OpenedPart label={copy.start}>
        <PlanForm />
      </OpenedPart>
      <Text tone="muted" size="sm">
        {copy.sample} <Link href={samplePlan.href}>{samplePlan.title}</Link>
      </Text>
    </Stack>
  );
}
