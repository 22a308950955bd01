import {
  Button,
  ButtonLink,
  SavingsCalculator,
  type SavingsCalculatorProps,
  Section,
  TaxDisclaimer,
} from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

const copy = sectionCopy.calculator;

/** The numbers at first. */
export const calculatorDefaults = copy.defaults;

export interface CalculatorProps
  extends SignedInProps,
    Partial<Pick<SavingsCalculatorProps, 'defaults' | 'onChange'>> {
  /** Copies the link to the result; undefined while there is none. */
  onCopyLink?: (() => void) | undefined;
}

/** The calculator for an employer's after-tax cost of training a team. */
export function Calculator({
  isSignedIn,
  defaults = calculatorDefaults,
  onChange,
  onCopyLink,
}: CalculatorProps): ReactNode {
  return (
    <Section id="calculator" tone="surface" {...copy}>
      <SavingsCalculator
        cap={latestAnnualLimit.dollars}
        // A new key, because the fields have the numbers of the address only after hydration.
        key={JSON.stringify(defaults)}
        defaults={defaults}
        onChange={onChange}
        action={
          <>
            <StartLink size="md" isSignedIn={isSignedIn}>
              {copy.action}
            </StartLink>
            <ButtonLink href="/corporate" variant="neutral">
              {copy.employers}
            </ButtonLink>
            <Button variant="quiet" isDisabled={!onCopyLink} onPress={onCopyLink}>
              {copy.copyLink}
            </Button>
          </>
        }
        note={<TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />}
      />
    </Section>
  );
}
