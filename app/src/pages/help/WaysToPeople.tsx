import {
  ButtonLink,
  icons,
  type QuickCard,
  QuickCards,
  Section,
  SupportBlock,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { helpWords as words } from '../../copy/help.ts';
import { businessHours, supportEmail } from '../../copy/support.ts';

const cards: readonly QuickCard[] = [
  {
    icon: icons.landmark,
    title: words.guide.title,
    text: words.guide.text,
    action: (
      <ButtonLink href="/section-127-resources" variant="neutral">
        {words.guide.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.receiptText,
    title: words.toolkit.title,
    text: words.toolkit.text,
    action: (
      <ButtonLink href={words.toolkit.href} variant="neutral" download>
        {words.toolkit.action}
      </ButtonLink>
    ),
  },
  {
    icon: icons.messageCircle,
    title: words.contact.title,
    text: words.contact.text,
    action: (
      <ButtonLink href="/contact" variant="neutral">
        {words.contact.action}
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
      <Section tone="surface" title={words.quickCards}>
        <QuickCards cards={cards} headingLevel={3} />
      </Section>
      <Section>
        <SupportBlock email={supportEmail} hours={businessHours.text} localHours={localHours} />
      </Section>
    </>
  );
}
