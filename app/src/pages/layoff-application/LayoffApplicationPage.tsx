import {
  Alert,
  Card,
  EligibilityNote,
  Section,
  Skeleton,
  Stack,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { applicationCopy as copy } from '../../copy/layoffApplication.ts';

/** The page of the application to Layoff to Lift-Off around the form, or around the learner's own application. */
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

/** What a visitor sees above the form and around it. */
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

/** The form's place until it has loaded. */
export function FormLoading(): ReactNode {
  return (
    <Card padding="lg">
      <Skeleton shape="block" height="20rem" />
    </Card>
  );
}
