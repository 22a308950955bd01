import type { ErrorStateProps } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { loadFailureCopy as copy } from './loadFailureCopy.ts';
import { FailurePage } from './FailurePage.tsx';

export interface NotLoadedPageProps extends Pick<ErrorStateProps, 'onRetry' | 'isRetrying'> {
  /** No connection, or a file that is no longer on the server. */
  reason: 'offline' | 'missing';
}

/** Replaces a page whose scripts could not be loaded. */
export function NotLoadedPage({ reason, ...retry }: NotLoadedPageProps): ReactNode {
  return <FailurePage title={copy.title} description={copy[reason]} {...retry} />;
}
