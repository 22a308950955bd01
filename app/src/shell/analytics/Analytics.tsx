import { ConsentBanner, type ConsentChoice, dismissToast, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { choose, isRefusedByBrowser, useConsent } from './consent.ts';
import { listenToEvents } from './events.ts';
import { privacyChoicesCopy as copy, reopenBanner, useBannerReopened } from './privacyChoices.ts';
import { isExcluded, reportedLocation } from './reportedLocation.ts';
import { forgetVisitor, isMeasuring, startMeasurement } from './scripts.ts';
import { readSettings } from './settings.ts';

const unknownRoute = 'pages/not-found/notFoundRoute';

/** Asks visitors for consent to analytics, and reports page views and events after they accept. */
export default function Analytics(): ReactNode {
  const choice = useConsent();
  const location = useLocation();
  const matches = useMatches();
  const isRefused = isRefusedByBrowser();
  const reported = reportedLocation(location, matches.at(-1)?.id !== unknownRoute);
  useMeasurement(choice === 'accepted' && !isRefused, reported);

  if (isRefused) return null;
  return <Banner choice={choice} isExcludedPage={reported === undefined} />;
}

/** Reports page views and events. When analytics must stop, it reloads the page to remove the scripts. */
function useMeasurement(isAllowed: boolean, reported: string | undefined): void {
  useEffect(() => {
    if (!isAllowed || reported === undefined) {
      if (!isMeasuring()) return;
      if (!isAllowed) forgetVisitor();
      location.reload();
      return;
    }
    const { pageView, courseEvent } = startMeasurement(readSettings() ?? {});
    pageView(reported);
    return listenToEvents(courseEvent);
  }, [isAllowed, reported]);

  useEffect(() => {
    if (!isAllowed) return;
    document.addEventListener('click', openWithoutScripts, { capture: true });
    return () => document.removeEventListener('click', openWithoutScripts, { capture: true });
  }, [isAllowed]);
}

/** Opens a link to an excluded page as a new document, which does not contain the scripts. */
function openWithoutScripts(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlain || !isMeasuring() || link.target || link.origin !== location.origin) return;
  if (!isExcluded(link.pathname)) return;
  event.preventDefault();
  location.assign(link.href);
}

interface BannerProps {
  choice: ConsentChoice | undefined;
  isExcludedPage: boolean;
}

/** The consent banner: shown until the visitor chooses, except on excluded pages, and when the visitor opens it again. */
function Banner({ choice, isExcludedPage }: BannerProps): ReactNode {
  const isReopened = useBannerReopened();
  const opener = useRef<HTMLElement>(null);
  const saved = useRef<number>(undefined);

  useEffect(() => {
    if (!isReopened) return;
    // It would cover the banner, and states the choice that is being changed.
    if (saved.current !== undefined) dismissToast(saved.current);
    opener.current = document.activeElement as HTMLElement | null;
    const banner = document.querySelector<HTMLElement>('[data-component="ConsentBanner"]');
    banner?.setAttribute('tabindex', '-1');
    banner?.focus({ preventScroll: true });
  }, [isReopened]);

  const close = () => {
    const next = isReopened ? opener.current : document.querySelector('main');
    next?.focus({ preventScroll: true });
    reopenBanner(false);
  };
  const save = (chosen: ConsentChoice) => {
    choose(chosen);
    const description = chosen === 'accepted' ? copy.accepted : copy.declined;
    saved.current = toast({ title: copy.saved, description });
    close();
  };

  if (!isReopened && (choice !== undefined || isExcludedPage)) return null;
  return (
    <ConsentBanner
      title={copy.title}
      description={copy.description}
      choice={isReopened ? choice : undefined}
      onChoose={save}
      onClose={close}
    />
  );
}
