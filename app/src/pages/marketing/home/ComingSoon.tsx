import { ComingSoonList, type ComingSoonListProps, Section } from '@redwhiteandcode/design-system';
import launches from '@redwhiteandcode/contract/catalog/coming-soon.json' with { type: 'json' };
import { type Launch, launchStatus } from '@redwhiteandcode/contract/catalog/launches.ts';
import type { ReactNode } from 'react';
import { sectionCopy } from './homeSectionsCopy.ts';

export interface ComingSoonProps extends Pick<ComingSoonListProps, 'notify'> {
  /** Today's ISO date. */
  today: string;
}

const itemOn = (today: string) => (launch: Launch) => ({ ...launch, status: launchStatus(launch, today) });

/** The upcoming launches, with a form to be notified by email. */
export function ComingSoon({ today, notify }: ComingSoonProps): ReactNode {
  return (
    <Section id="coming-soon" {...sectionCopy.comingSoon}>
      <ComingSoonList items={(launches as readonly Launch[]).map(itemOn(today))} notify={notify} />
    </Section>
  );
}
