import { ComingSoonList, type ComingSoonListProps, Section } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/lambdas/contract/email-rule.ts';
import launches from '@redwhiteandcode/lambdas/contract/coming-soon.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { sectionCopy } from '../../copy/homeSections.ts';

export type ComingSoonProps = Pick<ComingSoonListProps, 'onNotify' | 'defaultEmail'>;

/** The upcoming launches, with a form to be notified by email. */
export function ComingSoon(form: ComingSoonProps): ReactNode {
  return (
    <Section id="coming-soon" {...sectionCopy.comingSoon}>
      <ComingSoonList items={launches} validate={checkEmail} {...form} />
    </Section>
  );
}
