import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import { getItem, itemExists, listAll, transact, tryWrite } from '../platform/table.ts';

const Connection = z.object({
  connection_id: z.string(),
  user_id: z.string(),
  /** When the session began, in seconds since 1970. */
  signed_in_at: z.int(),
  /** When the socket was opened, in seconds since 1970. */
  connected_at: z.int(),
  /** When its token ends, in seconds since 1970: the row goes then. */
  ttl: z.int(),
});
/** An open socket of an admin. */
export type Connection = z.output<typeof Connection>;

/**
 * Keeps a connection, provided that its owner is an admin and its session open at that moment: what ends either comes
 * later in the stream, and finds the row. Returns false where they are not.
 */
export async function saveConnection(connection: Connection): Promise<boolean> {
  const { connection_id, user_id, signed_in_at } = connection;
  return tryWrite([
    { Put: { Item: { ...keys.connection(connection_id), ...connection } } },
    itemExists(keys.role(user_id, 'admin')),
    {
      ConditionCheck: {
        Key: keys.profile(user_id),
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(sessions_valid_after) OR sessions_valid_after < :began)',
        ExpressionAttributeValues: { ':began': signed_in_at },
      },
    },
  ]);
}

/** A connection that is kept; undefined when it is not, or no more. */
export const readConnection = (connectionId: string): Promise<Connection | undefined> =>
  getItem(keys.connection(connectionId), Connection, { consistent: true });

/** Every connection that is kept now. */
export const listConnections = (): Promise<Connection[]> =>
  listAll({ pk: keys.connection('').pk, consistent: true }, Connection);

/** Forgets a connection; one that is not kept is no failure. */
export const deleteConnection = (connectionId: string): Promise<void> =>
  transact([{ Delete: { Key: keys.connection(connectionId) } }]);
