import { toast } from '@redwhiteandcode/design-system';
import { signOutMessages } from '../site/siteCopy.ts';
import { focusPage } from './focusPage.ts';
import { sessionStore } from '../session/session.ts';

/** Ends the session, shows the result in a toast, and moves the focus to the page's heading. */
export async function signOutAndReport(): Promise<void> {
  try {
    await sessionStore().signOut();
    toast({ title: signOutMessages.done });
  } catch {
    toast({ title: signOutMessages.doneHere, description: signOutMessages.notConfirmed, tone: 'warning' });
  }
  focusPage();
}
