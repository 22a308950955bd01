import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { useEffect } from 'react';
import { callSignedIn } from '../api/client.ts';
import { reportActivity } from '../session/activity.ts';
import { sessionKey } from '../session/persistence.ts';
import { createStoredText } from '../session/storedText.ts';

/** Reports the activity of a signed-in user, so that the server keeps the session open; undefined roles report nothing. */
export function useActivityReports(roles: readonly Role[] | undefined): void {
  useEffect(() => {
    if (!roles) return;
    return reportActivity(roles, {
      target: window,
      lastReport: createStoredText(() => localStorage, `${sessionKey(location.host)}-activity`),
      now: () => Date.now(),
      report: () => callSignedIn('POST /api/me/activity', {}),
    });
  }, [roles]);
}
