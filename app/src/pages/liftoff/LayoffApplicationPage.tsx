import { Alert, EligibilityNote, Section, Stack, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { applicationCopy as copy } from '../../parts/liftoff/applicationCopy.ts';

/** The frame of the application page, around the form or the learner's application. */
export function LayoffApplicationPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <Section
      headingLevel={1}
      width="sm"
      eyebrow={copy.eyebrow}
      title={copy.title}
      description={copy.description}
    >
      <Stack gap={32}>
        {children}
        <TaxDisclaimer />
      </Stack>
    </Section>
  );
}

/** The form for a visitor, with the eligibility note. */
export function VisitorApplication({ form }: { form: ReactNode }): ReactNode {
  return (
    <>
      <EligibilityNote />
      <noscript>
        <Alert tone="warning">{copy.withoutScript}</Alert>
      </noscript>
      {form}
    </>
  );
}
