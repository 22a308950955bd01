import { type LiveMessage, livePing } from '@redwhiteandcode/contract/live/operations.ts';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { authorizeToken } from '../platform/authorize.ts';
import { countCall } from '../platform/caller-limits.ts';
import { epochSeconds } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import {
  type Connection,
  deleteConnection,
  saveConnection,
  listConnections,
  readConnection,
} from './repository.ts';
import type { Changes, EndedSessions } from './rules.ts';
import { close, send } from './sockets.ts';

/** How long the gateway may not know a new socket yet, in seconds. */
const settlingSeconds = 30;

/** The most open sockets of a user: one for each tab with the admin area. */
const maxSockets = 10;

/** The most messages of a socket. A browser sends one every 50 seconds, and one when its tab is shown. */
const messages: Limit = { count: 60, seconds: 60, by: 'socket' };

/**
 * Accepts a socket by the rules of admin operations. Throws an HttpProblem 401 or 403 as they do, and 429 if the user has
 * too many. A socket is counted after it was saved, so of several concurrent ones the last finds all others.
 */
export async function connect(connectionId: string, accessToken: string): Promise<void> {
  const { userId, sessionId, expiresAt } = await authorizeToken('admin', accessToken);
  const isSaved = await saveConnection({
    connection_id: connectionId,
    user_id: userId,
    session_id: sessionId,
    connected_at: epochSeconds(),
    ttl: expiresAt,
  });
  // The role or the session ended after the check.
  if (!isSaved) throw new HttpProblem(403);
  const now = epochSeconds();
  const open = (await listConnections()).filter(({ user_id, ttl }) => user_id === userId && ttl > now);
  if (open.length <= maxSockets) return;
  await deleteConnection(connectionId);
  throw new HttpProblem(429);
}

/** Returns whether a socket may send this message now. */
async function maySend(connectionId: string, message: string | undefined): Promise<boolean> {
  if (message !== livePing) return false;
  try {
    await countCall('livePing', messages, connectionId);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}

/**
 * Confirms to a browser that its socket is valid; closes an invalid one, and one that sends something else or too much.
 * Counts first, so that a flood costs no reads.
 */
export async function confirm(connectionId: string, message: string | undefined): Promise<void> {
  if (!(await maySend(connectionId, message))) return end(connectionId);
  const connection = await readConnection(connectionId);
  if (connection && connection.ttl > epochSeconds()) await send(connectionId, { changed: [] });
  else await end(connectionId);
}

async function deleteAndClose(connectionId: string): Promise<void> {
  await deleteConnection(connectionId);
  await close(connectionId);
}

/** The connections that this process is ending. */
const endings = new Map<string, Promise<void>>();

/**
 * Deletes and closes a connection; calls at the same time do this once. If closing fails, the socket gets no messages, and
 * `confirm` closes it later.
 */
function end(connectionId: string): Promise<void> {
  const ending =
    endings.get(connectionId) ?? deleteAndClose(connectionId).finally(() => endings.delete(connectionId));
  endings.set(connectionId, ending);
  return ending;
}

const isEnded = ({ user_id, session_id, ttl }: Connection, ended: readonly EndedSessions[]): boolean =>
  ttl <= epochSeconds() ||
  ended.some(
    ({ userId, sessions }) => userId === user_id && (sessions === 'all' || sessions.includes(session_id)),
  );

/** Sends a message to a socket, or closes the socket if this fails: the browser then reconnects and reloads its data. */
async function notifySocket(
  { connection_id, connected_at }: Connection,
  message: LiveMessage,
): Promise<void> {
  try {
    const isThere = await send(connection_id, message);
    if (!isThere && connected_at + settlingSeconds < epochSeconds()) await deleteConnection(connection_id);
  } catch (error) {
    logger.warn('A socket could not be notified', { error });
    await end(connection_id);
  }
}

/**
 * Notifies all open admin screens of changes, and closes the sockets of ended sessions and removed roles. If a socket
 * cannot be ended, throws after all others were notified, so that the stream retries the changes.
 */
export async function notifyAll({ changed, ended }: Changes): Promise<void> {
  if (changed.length === 0 && ended.length === 0) return;
  const connections = await listConnections();
  const over = connections.filter((connection) => isEnded(connection, ended));
  const open = connections.filter((connection) => !over.includes(connection));
  const endings = Promise.allSettled(over.map(({ connection_id }) => end(connection_id)));
  const notifications = Promise.allSettled(open.map((connection) => notifySocket(connection, { changed })));
  for (const outcome of await notifications) {
    if (outcome.status === 'rejected') logger.error('A socket was not closed', { error: outcome.reason });
  }
  const failed = (await endings).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
