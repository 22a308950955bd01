import { toast } from '@redwhiteandcode/design-system';
import { call } from '@redwhiteandcode/lambdas/contract/client.ts';
import type { Session } from '@redwhiteandcode/lambdas/contract/identity.ts';
import { sessionEnded } from '@redwhiteandcode/lambdas/contract/session-ended.ts';
import { useSyncExternalStore } from 'react';
import { persistIn, sessionKey } from './persistence.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

let store: SessionStore | undefined;

function createBrowserStore(): SessionStore {
  const key = sessionKey(location.host);
  const created = createSessionStore({
    persistence: persistIn(() => localStorage, key),
    refresh: (refresh_token) => call(fetch, 'POST /api/auth/refresh', { body: { refresh_token } }),
    endSession: (refresh_token) => call(fetch, 'POST /api/auth/sign-out', { body: { refresh_token } }),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    exclusively: (run) =>
      'locks' in navigator ? navigator.locks.request(`${key}-refresh`, () => run()) : run(),
    onEnded: () => toast({ title: sessionEnded, tone: 'warning' }),
  });
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) created.synchronize();
  });
  // A sleeping tab's timers and storage events can be late.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') created.synchronize();
  });
  return created;
}

/** The session store of this browser; only in the browser, so never while rendering. */
export function sessionStore(): SessionStore {
  store ??= createBrowserStore();
  return store;
}

/** The session, null when signed out, undefined while that is not known: in prerendered HTML and while hydrating. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(
    (onChange) => sessionStore().subscribe(onChange),
    () => sessionStore().read(),
    () => undefined,
  );
}

/** Whether the server has ended the last session; false in prerendered HTML and while hydrating. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (onChange) => sessionStore().subscribe(onChange),
    () => sessionStore().hasEnded(),
    () => false,
  );
}
