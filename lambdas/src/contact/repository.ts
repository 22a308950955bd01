import { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type { CountedPageOf } from '@redwhiteandcode/contract/api/page.ts';
import { addressHash } from '../platform/address-hash.ts';
import { type ListQuery, listRows } from '../platform/admin-list.ts';
import { indexes, keys } from '../platform/keys.ts';
import { getItem, putNew, setAttributes, transact, type TransactItem, tryWrite } from '../platform/table.ts';
import { countChange, countItem } from '../platform/totals.ts';
import { messages } from './list.ts';

/** Writes a message and queues its email to support. */
export const createMessage = (row: Message, mail: TransactItem): Promise<void> =>
  transact([
    putNew({
      ...keys.message(row.id),
      ...indexes.messages(row.received_at, row.id, addressHash(row.email)),
      ...row,
    }),
    ...countChange(row.id, messages, undefined, row),
    mail,
  ]);

/** Lists all messages. */
export const findMessages = (query: ListQuery): Promise<CountedPageOf<Message>> =>
  listRows(messages, query, Message);

/** Reads a message consistently. */
export const readMessage = (id: string) => getItem(keys.message(id), Message, { consistent: true });

/** Marks a message as answered or waiting. Returns false if it is already marked so, or does not exist. */
export async function markMessage(id: string, isAnswered: boolean, audit: TransactItem): Promise<boolean> {
  return tryWrite([
    setAttributes(
      keys.message(id),
      { is_answered: isAnswered },
      { condition: 'is_answered = :before', values: { ':before': !isAnswered } },
    ),
    countItem(id, { waiting_messages: isAnswered ? -1 : 1 }),
    audit,
  ]);
}
