import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import { getItem, itemExists, listAll, transact, tryWrite } from '../platform/table.ts';

const Connection = z.object({
  connection_id: z.string(),
  user_id: z.string(),
  session_id: z.string(),
  /** When the socket was opened, in seconds since 1970. */
  connected_at: z.int(),
  /** When the token and this row expire, in seconds since 1970. */
  ttl: z.int(),
});
/** An admin's open socket. */
export type Connection = z.output<typeof Connection>;

/**
 * Saves a connection if its user is an admin and its session is open at that moment. If either ends later, the handler of
 * the table's stream finds the row. Returns false if the user is not an admin or the session has ended.
 */
export async function saveConnection(connection: Connection): Promise<boolean> {
  const { connection_id, user_id, session_id } = connection;
  return tryWrite([
    { Put: { Item: { ...keys.connection(connection_id), ...connection } } },
    itemExists(keys.role(user_id, 'admin')),
    {
      ConditionCheck: {
        Key: keys.sessions(user_id),
        ConditionExpression: 'attribute_exists(sessions.#id)',
        ExpressionAttributeNames: { '#id': session_id },
      },
    },
  ]);
}

/** Reads a connection; undefined if there is none. */
export const readConnection = (connectionId: string): Promise<Connection | undefined> =>
  getItem(keys.connection(connectionId), Connection, { consistent: true });

/** Reads all connections. */
export const listConnections = (): Promise<Connection[]> =>
  listAll({ pk: keys.connection('').pk, consistent: true }, Connection);

/** Deletes a connection if it exists. */
export const deleteConnection = (connectionId: string): Promise<void> =>
  transact([{ Delete: { Key: keys.connection(connectionId) } }]);
