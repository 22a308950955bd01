import type { ReactNode } from 'react';
import { callPublic } from '../../shell/api/client.ts';
import { confirmRequestCopy as copy } from './waitlistCopy.ts';
import { LinkPage, useLinkPage } from '../../shell/link-page/LinkPage.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: copy.title,
    description: 'Confirm that we may email you when a launch or a course opens.',
    path: '/waitlist',
    isPrivate: true,
  });

async function confirm(token: string): Promise<string> {
  const { item_title, is_open } = await callPublic('POST /api/waitlist/confirm', { body: { token } });
  return is_open ? copy.open(item_title) : copy.done(item_title);
}

export default function WaitlistRoute(): ReactNode {
  return <LinkPage copy={copy} {...useLinkPage('token', confirm)} />;
}
