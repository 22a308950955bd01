import {
  ButtonLink,
  Inline,
  SavingsCalculator,
  Section,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import type { ReactNode } from 'react';
import { sectionCopy } from '../../copy/homeSections.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

const copy = sectionCopy.calculator;

/** The calculator for an employer's after-tax cost of training a team. */
export function Calculator({ isSignedIn }: SignedInProps): ReactNode {
  return (
    <Section id="calculator" tone="surface" {...copy}>
      <SavingsCalculator
        cap={latestAnnualLimit.dollars}
        defaults={copy.defaults}
        action={
          <Inline gap={12}>
            <StartLink isSignedIn={isSignedIn}>{copy.action}</StartLink>
            <ButtonLink href="/corporate" variant="neutral" size="lg">
              {copy.employers}
            </ButtonLink>
          </Inline>
        }
        note={<TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />}
      />
    </Section>
  );
}
