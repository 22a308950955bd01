import {
  Alert,
  ButtonLink,
  FeatureGrid,
  Inline,
  Link,
  ReimbursementScene,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

const copy = sectionCopy.package;

/** The documents for HR, and the guarantee if the employer denies the request. */
export function ReimbursementPackage(): ReactNode {
  return (
    <Section id="package" tone="surface" {...copy}>
      <Stack gap={32}>
        <FeatureGrid
          variant="plain"
          features={copy.documents}
          minColumnWidth={240}
          phoneRow={copy.title}
          picture={<ReimbursementScene />}
        />
        <Alert tone="info" title={copy.guaranteeTitle}>
          {copy.guarantee} <Link href="/terms">{copy.terms}</Link>
        </Alert>
        <Inline>
          <ButtonLink href="/section-127-resources" variant="neutral" size="lg">
            {copy.action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Section>
  );
}
