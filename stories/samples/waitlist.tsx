import { GetNotified } from '@redwhiteandcode/design-system';
import { checkEmail } from '@redwhiteandcode/contract/text/email-rule.ts';
import type { ReactNode } from 'react';

/** Returns a visitor's request for an email, which every address may send. */
export const requestFor = (title: string, label?: string): ReactNode => (
  <GetNotified title={title} label={label} validate={checkEmail} onNotify={() => undefined} />
);
