import { toast } from '@redwhiteandcode/design-system';
import { call } from '@redwhiteandcode/contract/client.ts';
import type { Session } from '@redwhiteandcode/contract/identity/operations.ts';
import { sessionEnded } from '@redwhiteandcode/contract/api/session-ended.ts';
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
  // Timers and storage events of a tab in the background can be late.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') created.synchronize();
  });
  return created;
}

/** Returns the session store of this browser. Call it only in the browser, so never during rendering. */
export function sessionStore(): SessionStore {
  store ??= createBrowserStore();
  return store;
}

/** Returns the session; null when signed out, undefined while unknown (in prerendered HTML and during hydration). */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(
    (onChange) => sessionStore().subscribe(onChange),
    () => sessionStore().read(),
    () => undefined,
  );
}

/** Whether the server has ended the last session; false in prerendered HTML and during hydration. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (onChange) => sessionStore().subscribe(onChange),
    () => sessionStore().hasEnded(),
    () => false,
  );
}
