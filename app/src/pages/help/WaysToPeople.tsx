import {
  ButtonLink,
  icons,
  type QuickCard,
  QuickCards,
  Section,
  SupportBlock,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { helpCopy as copy } from '../../copy/help.ts';
import { businessHours, supportEmail } from '../../copy/support.ts';

const cards: readonly QuickCard[] = [
  {
    icon: icons.landmark,
    title: copy.guide.title,
    text: copy.guide.text,
    action: (
      <ButtonLink href="/section-127-resources" variant="neutral">
        {copy.guide.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.receiptText,
    title: copy.toolkit.title,
    text: copy.toolkit.text,
    action: (
      <ButtonLink href={copy.toolkit.href} variant="neutral" download>
        {copy.toolkit.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.messageCircle,
    title: copy.contact.title,
    text: copy.contact.text,
    action: (
      <ButtonLink href="/contact" variant="neutral">
        {copy.contact.action}
      </ButtonLink>
    ),
  },
];

export interface WaysToPeopleProps {
  /** The business hours on the visitor's clock; undefined where they read the same. */
  localHours: string | undefined;
}

/** The end of the help center: the three links that most people come for, and how to reach support. */
export function WaysToPeople({ localHours }: WaysToPeopleProps): ReactNode {
  return (
    <>
      <Section tone="surface" title={copy.quickCards}>
        <QuickCards cards={cards} headingLevel={3} />
      </Section>
      <Section>
        <SupportBlock email={supportEmail} hours={businessHours.text} localHours={localHours} />
      </Section>
    </>
  );
}
