import { optionalEmails } from '@redwhiteandcode/contract/account/email-kinds.ts';
import type { ReactNode } from 'react';
import { callPublic } from '../../shell/api/client.ts';
import { unsubscribeCopy as copy } from './waitlistCopy.ts';
import { LinkPage, useLinkPage } from '../../shell/link-page/LinkPage.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Unsubscribe from emails with the link in one of them.',
    path: '/unsubscribe',
    isPrivate: true,
  });

/** Unsubscribes from a kind of optional email, or from a waitlist, whose tokens have dots. */
async function unsubscribe(token: string): Promise<string> {
  if (!token.includes('.')) {
    const { kind } = await callPublic('POST /api/emails/unsubscribe', { body: { token } });
    return copy.emailsDone(optionalEmails[kind].title);
  }
  const { item_title } = await callPublic('POST /api/waitlist/unsubscribe', { body: { token } });
  return copy.done(item_title);
}

export default function UnsubscribeRoute(): ReactNode {
  return <LinkPage copy={copy} {...useLinkPage('token', unsubscribe)} />;
}
