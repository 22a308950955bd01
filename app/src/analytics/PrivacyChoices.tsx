import { Button, toast } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { privacyChoices as words } from '../copy/privacy-choices.ts';
import { isRefusedByBrowser } from './consent.ts';
import { askAgain } from './privacyControl.ts';

/** The control in the footer that opens the question about measuring again. */
export default function PrivacyChoices(): ReactNode {
  const open = () => {
    if (isRefusedByBrowser())
      toast({ title: words.refusedByBrowser, description: words.refusedByBrowserText });
    else askAgain(true);
  };
  return (
    <Button variant="neutral" size="sm" onPress={open}>
      {words.open}
    </Button>
  );
}
