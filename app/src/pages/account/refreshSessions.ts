import { mutate } from 'swr';
import { isQueryOf } from '../../shell/api/queryKey.ts';

/** Loads the list of open sessions again, after other sessions have ended. */
export const refreshSessions = (): Promise<unknown> => mutate(isQueryOf('GET /api/me/sessions'));
