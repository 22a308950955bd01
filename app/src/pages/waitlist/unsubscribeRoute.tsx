import type { ReactNode } from 'react';
import { callPublic } from '../../shell/api/client.ts';
import { unsubscribeCopy as copy } from './waitlistCopy.ts';
import { LinkPage, useLinkPage } from '../../shell/link-page/LinkPage.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Unsubscribe from the messages about a launch or a course.',
    path: '/unsubscribe',
    isPrivate: true,
  });

async function unsubscribe(token: string): Promise<string> {
  const { item_title } = await callPublic('POST /api/waitlist/unsubscribe', { body: { token } });
  return copy.done(item_title);
}

export default function UnsubscribeRoute(): ReactNode {
  return <LinkPage copy={copy} {...useLinkPage('token', unsubscribe)} />;
}
