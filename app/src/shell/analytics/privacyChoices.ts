import { toast } from '@redwhiteandcode/design-system';
import { useSyncExternalStore } from 'react';
import { isRefusedByBrowser } from './consent.ts';
import { readSettings } from './settings.ts';

/** The copy of the consent question about analytics, and of the messages when there is nothing to choose. */
export const privacyChoicesCopy = {
  title: 'May we measure visits?',
  description:
    'With your consent we load a page-analytics script and an advertising pixel, to see which pages are read and which advertisements lead here. Nothing loads until you accept, and the site works the same if you decline.',
  saved: 'Your privacy choice is saved',
  accepted: 'Visits are measured. You can change that here at any time.',
  declined: 'Nothing is measured.',
  refusedByBrowser: 'Nothing is measured',
  notConfigured: 'Nothing is measured',
  notConfiguredText: 'This site loads no analytics and no advertising pixel, so there is nothing to choose.',
  refusedByBrowserText: 'Your browser asks sites not to share what you do (Global Privacy Control).',
} as const;

let isReopened = false;
const listeners = new Set<() => void>();

/** Opens or closes the consent banner for a visitor who has made a choice before. */
export function reopenBanner(isOpen: boolean): void {
  isReopened = isOpen;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has opened the consent banner again. */
export function useBannerReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  );
}

/** Opens the consent banner again, or says why there is nothing to choose. */
export function openChoices(): void {
  if (!readSettings())
    toast({ title: privacyChoicesCopy.notConfigured, description: privacyChoicesCopy.notConfiguredText });
  else if (isRefusedByBrowser())
    toast({
      title: privacyChoicesCopy.refusedByBrowser,
      description: privacyChoicesCopy.refusedByBrowserText,
    });
  else reopenBanner(true);
}
