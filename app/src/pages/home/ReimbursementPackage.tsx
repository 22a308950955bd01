import { Alert, ButtonLink, FeatureGrid, Inline, Link, Section, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionWords } from '../../copy/homeSections.ts';
import { headOf } from './sectionHead.ts';

const words = sectionWords.package;

/** What a learner hands to HR, and what holds if HR says no. */
export function ReimbursementPackage(): ReactNode {
  return (
    <Section id="package" tone="surface" {...headOf(words)}>
      <Stack gap={48}>
        <FeatureGrid variant="plain" features={words.documents} />
        <Alert tone="info" title={words.guaranteeTitle}>
          {words.guarantee} <Link href="/terms">{words.terms}</Link>
        </Alert>
        <Inline>
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {words.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}
