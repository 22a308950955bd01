import { toast } from '@redwhiteandcode/design-system';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { exchangeSession } from '../api/client.ts';
import { errorMessageOf } from '../api/errorMessage.ts';
import { accountCopy as copy } from '../copy/account.ts';
import { focusPage } from '../pages/frame/focusPage.ts';

/**
 * Returns a function that ends the sessions on all devices and opens the home page. The function rejects with a message
 * for the user.
 */
export function useSignOutEverywhere(): () => Promise<void> {
  const goHome = useGoHome();
  return async () => {
    try {
      await exchangeSession('POST /api/me/sign-out-everywhere', {}, async () => {
        // A page that needs a session would redirect to sign-in when the session ends, so leave it first.
        await goHome();
        return null;
      });
    } catch (error) {
      throw new Error(errorMessageOf(error), { cause: error });
    }
    toast({ title: copy.signedOutEverywhere });
    focusPage();
  };
}

/** Returns a function that opens the home page and resolves when this page has unmounted. The router's promise resolves earlier. */
function useGoHome(): () => Promise<void> {
  const navigate = useNavigate();
  const onUnmount = useRef<() => void>(undefined);
  useEffect(() => () => onUnmount.current?.(), []);
  return () =>
    new Promise((resolve) => {
      onUnmount.current = resolve;
      void navigate('/');
    });
}
