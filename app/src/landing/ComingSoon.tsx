import { ComingSoonList, type FormErrors, Section } from '@redwhiteandcode/design-system';
import launches from '@redwhiteandcode/lambdas/contract/coming-soon.json' with { type: 'json' };
import type { ReactNode } from 'react';
import { callPublic } from '../api/client.ts';
import { explain } from '../auth/formAnswer.ts';
import { sectionWords } from '../copy/homeSections.ts';
import { useSession } from '../session/session.ts';
import { headOf } from './sectionHead.ts';

async function joinWaitlist(item_id: string, email: string): Promise<FormErrors<'email'> | undefined> {
  try {
    await callPublic('POST /api/waitlist', { body: { item_id, email } });
    return undefined;
  } catch (error) {
    return explain(error, ['email']);
  }
}

/** What is launched when, and a word by mail for who waits for it. */
export function ComingSoon(): ReactNode {
  const session = useSession();
  return (
    <Section id="coming-soon" {...headOf(sectionWords.comingSoon)}>
      <ComingSoonList items={launches} onNotify={joinWaitlist} defaultEmail={session?.user.email} />
    </Section>
  );
}
