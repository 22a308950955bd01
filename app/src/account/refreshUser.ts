import { callSignedIn } from '../api/client.ts';
import { sessionStore } from '../session/session.ts';

/** Reads the signed-in user again after a change elsewhere. Without a session or a connection, nothing changes. */
export async function refreshUser(): Promise<void> {
  if (!sessionStore().read()) return;
  try {
    sessionStore().updateUser(await callSignedIn('GET /api/me', {}));
  } catch (error) {
    console.error(error);
  }
}
