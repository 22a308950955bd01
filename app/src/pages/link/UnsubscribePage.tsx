import type { ReactNode } from 'react';
import { unsubscribeCopy as copy } from '../../copy/unsubscribe.ts';
import { LinkPage, type LinkPageProps } from './LinkPage.tsx';

/** Unsubscribes from the messages about a launch or a course. */
export function UnsubscribePage(props: Pick<LinkPageProps, 'state' | 'onConfirm'>): ReactNode {
  return <LinkPage {...props} copy={copy} next={copy.next} />;
}
