import { toast } from '@redwhiteandcode/design-system';
import { useNavigate } from 'react-router';
import { exchangeSession } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { accountWords as words } from '../copy/account.ts';
import { focusPage } from '../frame/useNavigationFocus.ts';

/** Ends the sessions on all devices, and this one at home. The function rejects with a sentence. */
export function useSignOutEverywhere(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await exchangeSession('POST /api/me/sign-out-everywhere', {}, async () => {
        // Before the session goes: a page that needs one would ask to sign in again.
        await navigate('/', { flushSync: true });
        return null;
      });
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
    toast({ title: words.signedOutEverywhere });
    focusPage();
  };
}
