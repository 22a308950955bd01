import { ConsentBanner, type ConsentChoice, toast } from '@redwhiteandcode/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { privacyChoices as words } from '../copy/privacy-choices.ts';
import { choose, isRefusedByBrowser, useConsent } from './consent.ts';
import { listenToEvents } from './events.ts';
import { askAgain, useAskedAgain } from './privacyControl.ts';
import { isSilent, reportedLocation } from './reportedLocation.ts';
import { forgetVisitor, isMeasuring, startMeasurement } from './scripts.ts';
import { readSettings } from './settings.ts';

const unknownRoute = 'routes/not-found';

/** Asks whether visits may be measured, and measures them where they may. */
export default function Analytics(): ReactNode {
  const choice = useConsent();
  const location = useLocation();
  const matches = useMatches();
  const isRefused = isRefusedByBrowser();
  const reported = reportedLocation(location, matches.at(-1)?.id !== unknownRoute);
  useMeasurement(choice === 'accepted' && !isRefused, reported);

  if (isRefused) return null;
  return <Question choice={choice} isSilentPage={reported === undefined} />;
}

/** Reports each place the visitor comes to; a page with the scripts in it never becomes one that must not have them. */
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
    document.addEventListener('click', leaveForSilentPage, { capture: true });
    return () => document.removeEventListener('click', leaveForSilentPage, { capture: true });
  }, [isAllowed]);
}

/** A link to a page where nothing may be measured opens a new document, without the scripts. */
function leaveForSilentPage(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlain || !isMeasuring() || link.target || link.origin !== location.origin) return;
  if (!isSilent(link.pathname)) return;
  event.preventDefault();
  location.assign(link.href);
}

interface QuestionProps {
  choice: ConsentChoice | undefined;
  isSilentPage: boolean;
}

/** The question: until it is answered, where there is something to measure; later when it is opened again. */
function Question({ choice, isSilentPage }: QuestionProps): ReactNode {
  const isAskedAgain = useAskedAgain();
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isAskedAgain) return;
    opener.current = document.activeElement as HTMLElement | null;
    const banner = document.querySelector<HTMLElement>('[data-component="ConsentBanner"]');
    banner?.setAttribute('tabindex', '-1');
    banner?.focus({ preventScroll: true });
  }, [isAskedAgain]);

  const close = () => {
    if (isAskedAgain) opener.current?.focus({ preventScroll: true });
    askAgain(false);
  };
  const answer = (chosen: ConsentChoice) => {
    choose(chosen);
    toast({ title: words.kept, description: chosen === 'accepted' ? words.accepted : words.declined });
    close();
  };

  if (!isAskedAgain && (choice !== undefined || isSilentPage)) return null;
  return (
    <ConsentBanner
      title={words.title}
      description={words.description}
      choice={isAskedAgain ? choice : undefined}
      onChoose={answer}
      onClose={close}
    />
  );
}
