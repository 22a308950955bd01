import {
  type ErrorStateProps,
  UnexpectedErrorScreen,
  unexpectedErrorTitle,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useDocumentTitle } from '../metadata/useDocumentTitle.ts';
import { PageLoading } from './PageLoading.tsx';
import { isLoadFailure, isReachable, mayReload } from './loadFailure.ts';
import { FailurePage } from './FailurePage.tsx';

const copy = {
  title: 'This page could not be loaded',
  offline:
    'There is no connection to our server. Check your network; the page loads automatically when you are back online.',
  missing: 'Part of it is missing. The site may have just been updated: try again in a moment.',
};

/** Replaces a page that could not be loaded or that failed. */
export default function PageFailure({ error }: { error: unknown }): ReactNode {
  const isNotLoaded = isLoadFailure(error);
  useDocumentTitle(isNotLoaded ? copy.title : unexpectedErrorTitle);
  if (isNotLoaded) return <NotLoaded />;
  return <UnexpectedErrorScreen message={messageOf(error)} onRetry={() => location.reload()} />;
}

/** Returns an error's message. */
function messageOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : undefined;
}

/** Reloads the page if that can help. Without a connection it says so and waits until the browser is online. */
function NotLoaded(): ReactNode {
  const [reason, setReason] = useState<'offline' | 'missing'>();
  const [isTrying, setIsTrying] = useState(true);

  const attempt = async (isAllowed: () => boolean) => {
    if (!(await isReachable())) setReason('offline');
    else if (isAllowed()) return location.reload();
    else setReason('missing');
    setIsTrying(false);
  };
  const tryAgain = () => {
    setIsTrying(true);
    void attempt(() => true);
  };

  const tryOnce = useEffectEvent(() => void attempt(() => mayReload(Date.now(), () => sessionStorage)));
  const retry = useEffectEvent(tryAgain);
  useEffect(() => {
    const timer = setTimeout(() => tryOnce());
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, []);

  if (!reason) return <PageLoading />;
  return <NotLoadedPage reason={reason} onRetry={tryAgain} isRetrying={isTrying} />;
}

export interface NotLoadedPageProps extends Pick<ErrorStateProps, 'onRetry' | 'isRetrying'> {
  /** No connection, or a file that is no longer on the server. */
  reason: 'offline' | 'missing';
}

/** Replaces a page whose scripts could not be loaded. */
export function NotLoadedPage({ reason, ...retry }: NotLoadedPageProps): ReactNode {
  return <FailurePage title={copy.title} description={copy[reason]} {...retry} />;
}
