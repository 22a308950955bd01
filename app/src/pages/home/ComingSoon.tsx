import { ComingSoonList, type ComingSoonListProps, Section } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import launches from '@redwhiteandcode/lambdas/contract/coming-soon.json' with { type: 'json' };
import { type Launch, launchStatus } from '@redwhiteandcode/lambdas/contract/launches.ts';
import type { ReactNode } from 'react';
import { sectionCopy } from '../../copy/homeSections.ts';

export interface ComingSoonProps extends Pick<ComingSoonListProps, 'onNotify' | 'defaultEmail'> {
  /** Today's ISO date. */
  today: string;
}

const itemOn = (today: string) => (launch: Launch) => ({ ...launch, status: launchStatus(launch, today) });

/** The upcoming launches, with a form to be notified by email. */
export function ComingSoon({ today, ...form }: ComingSoonProps): ReactNode {
  return (
    <Section id="coming-soon" {...sectionCopy.comingSoon}>
      <ComingSoonList
        items={(launches as readonly Launch[]).map(itemOn(today))}
        validate={checkEmail}
        {...form}
      />
    </Section>
  );
}
