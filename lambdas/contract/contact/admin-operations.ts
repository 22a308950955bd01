import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { contactTopicNames } from './topics.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage } from '../api/page.ts';

/** A message from the contact form. */
export const Message = z
  .object({
    id: z.string(),
    received_at: z.iso.datetime(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company: z.string(),
    phone: z.string().nullable(),
    employees: z.int().nullable(),
    topic: z.enum(contactTopicNames).optional(),
    message: z.string(),
    is_answered: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

const ListQuery = AdminListQuery(adminLists.messages.sorts).extend({
  answered: z.enum(adminLists.messages.states.answered).optional(),
});

/** The admin operations on messages from the contact form. */
export const contactAdminOperations = defineAdminOperations('contact', {
  listMessages: {
    route: 'GET /api/admin/messages',
    summary: 'List the messages from the contact form; search words match name, email address and company',
    query: ListQuery,
    responses: { 200: CountedPage('MessagePage', Message) },
  },
  exportMessages: exportOf('messages', ListQuery),
  updateMessage: {
    route: 'PATCH /api/admin/messages/{messageId}',
    summary: 'Mark a message as answered or unanswered; repeating the request changes nothing',
    params: z.object({ messageId: z.string().min(1).max(100) }),
    body: z.object({ is_answered: z.boolean() }).meta({ id: 'MessageChange' }),
    responses: { 200: Message },
    errors: [404],
  },
});
