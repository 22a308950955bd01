import type { ReactNode } from 'react';
import { unsubscribeCopy as copy } from './unsubscribeCopy.ts';
import { LinkPage, type LinkPageProps } from '../../shell/link-page/LinkPage.tsx';

/** Unsubscribes from the messages about a launch or a course. */
export function UnsubscribePage(props: Pick<LinkPageProps, 'state' | 'onConfirm'>): ReactNode {
  return <LinkPage {...props} copy={copy} next={copy.next} />;
}
