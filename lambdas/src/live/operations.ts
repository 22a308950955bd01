import type { LiveMessage } from '../../contract/live.ts';
import { authorizeToken } from '../platform/authorize.ts';
import { epochSeconds } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { isAfterMark } from '../platform/sessions.ts';
import {
  type Connection,
  deleteConnection,
  saveConnection,
  listConnections,
  readConnection,
} from './repository.ts';
import type { Changes, EndedSessions } from './rules.ts';
import { close, send } from './sockets.ts';

/** For so many seconds the gateway may not know a socket yet that `connect` has admitted. */
const settlingSeconds = 30;

/** Admits a socket under the rules of every admin operation. Throws an HttpProblem 401 or 403 as those do. */
export async function connect(connectionId: string, accessToken: string): Promise<void> {
  const { userId, signedInAt, expiresAt } = await authorizeToken('admin', accessToken);
  const isKept = await saveConnection({
    connection_id: connectionId,
    user_id: userId,
    signed_in_at: signedInAt,
    connected_at: epochSeconds(),
    ttl: expiresAt,
  });
  // The role or the session ended after the check.
  if (!isKept) throw new HttpProblem(403);
}

/** Answers a browser that asks whether its socket still is good; closes one that is not. */
export async function confirm(connectionId: string): Promise<void> {
  const connection = await readConnection(connectionId);
  if (connection && connection.ttl > epochSeconds()) await send(connectionId, { changed: [] });
  else await end(connectionId);
}

/** No more is said to the socket from here on, whatever becomes of closing it: `confirm` closes it at the latest. */
async function end(connectionId: string): Promise<void> {
  await deleteConnection(connectionId);
  await close(connectionId);
}

const isEnded = ({ user_id, signed_in_at, ttl }: Connection, ended: readonly EndedSessions[]): boolean =>
  ttl <= epochSeconds() ||
  ended.some(({ userId, mark }) => userId === user_id && !isAfterMark(signed_in_at, mark));

/**
 * Tells one socket; a browser whose socket is closed comes back and reads everything anew, so one that cannot be told
 * is closed.
 */
async function notifySocket(
  { connection_id, connected_at }: Connection,
  message: LiveMessage,
): Promise<void> {
  try {
    const isThere = await send(connection_id, message);
    if (!isThere && connected_at + settlingSeconds < epochSeconds()) await deleteConnection(connection_id);
  } catch (error) {
    logger.warn('A socket could not be told', { error });
    await end(connection_id);
  }
}

/**
 * Tells every open admin screen what changed, and closes the sockets whose session or role is over. Throws when all are
 * told and one of those could not be ended: the stream then brings the changes again.
 */
export async function notifyAll({ changed, ended }: Changes): Promise<void> {
  if (changed.length === 0 && ended.length === 0) return;
  const connections = await listConnections();
  const over = connections.filter((connection) => isEnded(connection, ended));
  const open = connections.filter((connection) => !over.includes(connection));
  const endings = Promise.allSettled(over.map(({ connection_id }) => end(connection_id)));
  const tellings = Promise.allSettled(open.map((connection) => notifySocket(connection, { changed })));
  for (const outcome of await tellings) {
    if (outcome.status === 'rejected') logger.error('A socket was left as it is', { error: outcome.reason });
  }
  const failed = (await endings).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
