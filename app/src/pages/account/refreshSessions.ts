import { isQueryOf } from '../../shell/api/queryKey.ts';

/** Loads the list of open sessions again, after other sessions have ended. The page loads the list's library later. */
export async function refreshSessions(): Promise<void> {
  const { mutate } = await import('swr');
  await mutate(isQueryOf('GET /api/me/sessions'));
}
