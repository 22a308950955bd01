import { toast } from '@redwhiteandcode/design-system';
import { privacyChoices as copy } from './privacyChoicesCopy.ts';
import { isRefusedByBrowser } from './consent.ts';
import { reopenBanner } from './reopenedBanner.ts';
import { readSettings } from './settings.ts';

/** Opens the consent banner again, or says why there is nothing to choose. */
export function openChoices(): void {
  if (!readSettings()) toast({ title: copy.notConfigured, description: copy.notConfiguredText });
  else if (isRefusedByBrowser())
    toast({ title: copy.refusedByBrowser, description: copy.refusedByBrowserText });
  else reopenBanner(true);
}
