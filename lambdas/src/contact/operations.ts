import { randomUUID } from 'node:crypto';
import type { contactAdminOperations, Message } from '@redwhiteandcode/contract/contact/admin-operations.ts';
import type { contactOperations } from '@redwhiteandcode/contract/contact/operations.ts';
import { addressHash } from '../platform/address-hash.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { orNotFound } from '../platform/http-problem.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import * as repository from './repository.ts';
import { contactMail, messageColumns } from './rules.ts';

/** Implements the operation of `/api/contact`. */
export const contact: Implementation<typeof contactOperations> = {
  async sendContactMessage({ body }) {
    const { firstName, lastName, phone, employees = null, ...same } = body;
    const mail = queueMail(contactMail(environment().supportEmail, body));
    await repository.createMessage(
      {
        id: randomUUID(),
        received_at: timestamp(),
        first_name: firstName,
        last_name: lastName,
        phone: phone || null,
        employees,
        ...same,
        is_answered: false,
      },
      mail.item,
    );
    await mail.deliver();
    return { status: 204 };
  },
};

const messageOrProblem = async (id: string): Promise<Message> =>
  orNotFound(await repository.readMessage(id), 'There is no such message.');

/** Implements the operations of `/api/admin/messages`. */
export const contactAdmin: Implementation<typeof contactAdminOperations> = {
  listMessages: listingOf(repository.findMessages),
  exportMessages: exportOf(messageColumns, repository.findMessages),

  async updateMessage({ params: { messageId }, body: { is_answered }, userId }) {
    const { first_name, last_name, email, is_answered: was } = await messageOrProblem(messageId);
    const audit = auditItem(
      userId,
      is_answered ? 'Marked a message as answered' : 'Marked a message as waiting',
      `Message from ${first_name} ${last_name}`,
      [],
      addressHash(email),
    );
    if (was !== is_answered) await repository.markMessage(messageId, is_answered, audit);
    return { status: 200, body: await messageOrProblem(messageId) };
  },
};
