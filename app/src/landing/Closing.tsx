import { ButtonLink, CallToAction, Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { sectionWords } from '../copy/homeSections.ts';
import { useSession } from '../session/session.ts';
import { StartLink } from './StartLink.tsx';

const { title, description, learnerDescription, action, sales } = sectionWords.closing;

/** What to do next, at the page's end. */
export function Closing(): ReactNode {
  const session = useSession();
  return (
    <Section>
      <CallToAction
        title={title}
        description={session ? learnerDescription : description}
        actions={
          <>
            <StartLink variant="accent">{action}</StartLink>
            <ButtonLink href="/contact" variant="neutral" size="lg">
              {sales}
            </ButtonLink>
          </>
        }
      />
    </Section>
  );
}
