import { ButtonLink, CallToAction, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';
import { type SignedInProps, StartLink } from './StartLink.tsx';

const { title, description, learnerDescription, action, sales } = sectionCopy.closing;

/** The end of the page: what to do next. */
export function Closing({ isSignedIn }: SignedInProps): ReactNode {
  return (
    <Section>
      <CallToAction
        title={title}
        description={isSignedIn ? learnerDescription : description}
        actions={
          <>
            <StartLink variant="accent" isSignedIn={isSignedIn}>
              {action}
            </StartLink>
            <ButtonLink href="/contact" variant="neutral" size="lg">
              {sales}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}
