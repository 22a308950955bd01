import { Button, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacyChoices as copy } from '../copy/privacy-choices.ts';
import { isRefusedByBrowser } from './consent.ts';
import { reopenBanner } from './reopenedBanner.ts';

/** The footer button that reopens the consent banner. */
export default function PrivacyChoices(): ReactNode {
  const open = () => {
    if (isRefusedByBrowser()) toast({ title: copy.refusedByBrowser, description: copy.refusedByBrowserText });
    else reopenBanner(true);
  };
  return (
    <Button variant="neutral" size="sm" onPress={open}>
      {copy.open}
    </Button>
  );
}
