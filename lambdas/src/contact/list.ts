import type { Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type { ListDescriptor } from '../platform/admin-list.ts';
import { indexes } from '../platform/keys.ts';

/** The list of the contact form's messages. */
export const messages: ListDescriptor<'messages', Message> = {
  name: 'messages',
  allRows: { index: 'gsi1', pk: indexes.messages('', '', '').gsi1pk },
  words: ['first_name', 'last_name', 'email', 'company'],
  sorts: {},
  states: { answered: 'is_answered' },
  totals: ({ is_answered }) => ({ waiting_messages: Number(!is_answered) }),
};

/** The domain's searchable lists, by name. */
export const lists = { messages };
