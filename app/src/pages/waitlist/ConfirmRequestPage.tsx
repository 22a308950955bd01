import type { ReactNode } from 'react';
import { waitlistCopy as copy } from './confirmRequestCopy.ts';
import { LinkPage, type LinkPageProps } from '../../shell/link-page/LinkPage.tsx';

/** Confirms a request for an email when a launch or a course opens. */
export function ConfirmRequestPage(props: Pick<LinkPageProps, 'state' | 'onConfirm'>): ReactNode {
  return <LinkPage {...props} copy={copy} next={copy.next} />;
}
