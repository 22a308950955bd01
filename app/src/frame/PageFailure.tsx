import { UnexpectedErrorScreen } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { PageLoading } from '../pages/frame/PageLoading.tsx';
import { NotLoadedPage } from '../pages/message/NotLoadedPage.tsx';
import { isLoadFailure, isReachable, mayLoadAnew } from './loadFailure.ts';

/** What stands in for a page that could not be loaded, or that broke. */
export default function PageFailure({ error }: { error: unknown }): ReactNode {
  if (isLoadFailure(error)) return <NotLoaded />;
  return <UnexpectedErrorScreen message={messageOf(error)} onRetry={() => location.reload()} />;
}

/** What an error says, in a line. */
function messageOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : undefined;
}

/** Loads the document anew where that can help; without a connection it says so, and waits for one. */
function NotLoaded(): ReactNode {
  const [reason, setReason] = useState<'offline' | 'missing'>();
  const [isTrying, setIsTrying] = useState(true);

  const attempt = async (mayReload: () => boolean) => {
    if (!(await isReachable())) setReason('offline');
    else if (mayReload()) return location.reload();
    else setReason('missing');
    setIsTrying(false);
  };
  const tryAgain = () => {
    setIsTrying(true);
    void attempt(() => true);
  };

  const tryByItself = useEffectEvent(() => void attempt(() => mayLoadAnew(Date.now(), () => sessionStorage)));
  const tryOnline = useEffectEvent(tryAgain);
  useEffect(() => {
    const timer = setTimeout(() => tryByItself());
    const onOnline = () => tryOnline();
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, []);

  if (!reason) return <PageLoading />;
  return <NotLoadedPage reason={reason} onRetry={tryAgain} isRetrying={isTrying} />;
}
