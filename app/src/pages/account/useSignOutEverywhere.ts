import { toast } from '@redwhiteandcode/design-system';
import { exchangeSession } from '../../shell/api/client.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { accountCopy as copy } from './accountCopy.ts';
import { focusPage } from '../../shell/frame/focusPage.ts';
import { useLeave } from './useLeave.ts';

/**
 * Returns a function that ends the sessions on all devices and opens the home page. The function rejects with a message
 * for the user.
 */
export function useSignOutEverywhere(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    try {
      await exchangeSession('POST /api/me/sign-out-everywhere', {}, async () => {
        await leave('/');
        return null;
      });
    } catch (error) {
      throw new Error(errorMessageOf(error), { cause: error });
    }
    toast({ title: copy.signedOutEverywhere });
    focusPage();
  };
}
