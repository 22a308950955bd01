import { toast } from '@redwhiteandcode/design-system';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { exchangeSession } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { accountCopy as copy } from '../copy/account.ts';
import { focusPage } from '../pages/frame/focusPage.ts';

/** Ends the sessions on all devices, and this one at home. The function rejects with a sentence. */
export function useSignOutEverywhere(): () => Promise<void> {
  const leaveForHome = useLeave();
  return async () => {
    try {
      await exchangeSession('POST /api/me/sign-out-everywhere', {}, async () => {
        // Before the session goes: a page that needs one would ask to sign in again.
        await leaveForHome();
        return null;
      });
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
    toast({ title: copy.signedOutEverywhere });
    focusPage();
  };
}

/** Answers a function that goes home and waits until this page is gone; the router's own promise ends before. */
function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const onGone = useRef<() => void>(undefined);
  useEffect(() => () => onGone.current?.(), []);
  return () =>
    new Promise((resolve) => {
      onGone.current = resolve;
      void navigate('/');
    });
}
