import { ApiError, callSignedIn } from '../../shell/api/client.ts';
import { sessionStore } from '../../shell/session/session.ts';

/**
 * Reads the signed-in user again after a change elsewhere. Without a session or a connection, nothing changes; a session
 * that has ended is forgotten.
 */
export async function refreshUser(): Promise<void> {
  if (!sessionStore().read()) return;
  try {
    sessionStore().updateUser(await callSignedIn('GET /api/me', {}));
  } catch (error) {
    const isSessionEnded = error instanceof ApiError && error.status === 401;
    if (!isSessionEnded) console.error(error);
  }
}
