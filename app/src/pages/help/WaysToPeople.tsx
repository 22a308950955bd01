import {
  ButtonLink,
  icons,
  type QuickCard,
  QuickCards,
  Section,
  SupportBlock,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { helpCopy as copy } from './helpCopy.ts';
import { businessHours, supportEmail } from '../../parts/help/supportCopy.ts';

/** Returns the links; a signed-in user makes a toolkit, a visitor gets the blank sample. */
const cardsFor = (isSignedIn: boolean): readonly QuickCard[] =>
  [
    { icon: icons.landmark, ...copy.guide },
    { icon: icons.receiptText, ...(isSignedIn ? copy.ownToolkit : copy.toolkit) },
    { icon: icons.messageCircle, ...copy.contact },
  ].map(({ action, href, ...card }) => ({
    ...card,
    action: (
      <ButtonLink href={href} variant="neutral" download={href.endsWith('.pdf')}>
        {action}
      </ButtonLink>
    ),
  }));

export interface WaysToPeopleProps {
  isSignedIn: boolean;
  /** The business hours in the visitor's time zone; undefined if they are the same. */
  localHours: string | undefined;
}

/** The end of the help center: three popular links, and the contact details of support. */
export function WaysToPeople({ isSignedIn, localHours }: WaysToPeopleProps): ReactNode {
  return (
    <>
      <Section tone="surface" title={copy.quickCards}>
        <QuickCards cards={cardsFor(isSignedIn)} />
      </Section>
      <Section>
        <SupportBlock email={supportEmail} hours={businessHours.text} localHours={localHours} />
      </Section>
    </>
  );
}
