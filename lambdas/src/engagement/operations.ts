import { randomUUID } from 'node:crypto';
import type { engagementAdminOperations, Message } from '../../contract/engagement-admin.ts';
import type { engagementOperations } from '../../contract/engagement.ts';
import { cleaned } from '../../contract/typed-text.ts';
import { addressHash } from '../platform/address-hash.ts';
import { auditItem } from '../platform/audit.ts';
import { timestamp } from '../platform/clock.ts';
import { exportOf, listingOf } from '../platform/csv.ts';
import { environment } from '../platform/environment.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import * as repository from './repository.ts';
import {
  contactMail,
  findLaunch,
  isOneClick,
  isSameSecret,
  launchTitle,
  loggablePath,
  messageColumns,
  newUnsubscribeSecret,
  readUnsubscribeToken,
  unsubscribePage,
  waitlistEntryId,
  waitlistMail,
} from './rules.ts';

const noSuchQuestion = 'There is no such question.';

/** Unsubscribes the entry that a token names, and returns its waitlist's ID. Throws a 404 for an unknown token. */
async function leaveByToken(token: string): Promise<string> {
  const { itemId, entryId, secret } = readUnsubscribeToken(token);
  const entry = await repository.readWaitlistEntry(itemId, entryId);
  if (!entry || !isSameSecret(secret, entry.secret))
    throw new HttpProblem(404, 'This link is not valid or no longer works.');
  await repository.leaveWaitlist(itemId, entryId, timestamp());
  return itemId;
}

/** Implements the operations of health, the OpenAPI document, questions, messages, waitlists, and the client log. */
export const engagement: Implementation<typeof engagementOperations> = {
  async getHealth() {
    if (!(await repository.isTableReadable())) throw new HttpProblem(503, 'The database does not respond.');
    return { status: 200, body: { status: 'ok' } };
  },

  async getOpenApi() {
    const { openApiDocument } = await import('../../contract/openapi-document.ts');
    return { status: 200, body: openApiDocument };
  },

  async logClientEvent({ body }) {
    logger.warn('Unknown path', { kind: body.kind, path: loggablePath(body.path) });
    return { status: 204 };
  },

  async listFaqs({ query: { placement, q, ...page } }) {
    const search = q && cleaned(q);
    return {
      status: 200,
      body: search
        ? await repository.searchFaqs(placement, search, page)
        : await repository.listFaqs(placement, page),
    };
  },

  async voteFaqHelpful({ params: { faqId }, body: { visitor_id } }) {
    if ((await repository.addVote(faqId, visitor_id.toLowerCase(), timestamp())) === 'missing')
      throw new HttpProblem(404, noSuchQuestion);
    return { status: 200, body: orNotFound(await repository.readFaq(faqId), noSuchQuestion) };
  },

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

  async joinWaitlist({ body: { item_id, email } }) {
    const launch = orNotFound(findLaunch(item_id), 'There is no upcoming item with this name.');
    const entry_id = waitlistEntryId(item_id, email);
    const known = await repository.readWaitlistEntry(item_id, entry_id);
    // A visitor who joins again keeps the secret, so that the link in an older email still works.
    const secret = known?.secret ?? newUnsubscribeSecret();
    const token = `${item_id}.${entry_id}.${secret}`;
    const mail = queueMail(waitlistMail(email, launch, token, environment().siteUrl));
    const row = { item_id, entry_id, email, secret, joined_at: timestamp() };
    if (await repository.joinWaitlist(row, mail.item)) await mail.deliver();
    return { status: 204 };
  },

  async leaveWaitlist({ body: { token } }) {
    const itemId = await leaveByToken(token);
    return { status: 200, body: { item_title: launchTitle(itemId) ?? itemId } };
  },

  async leaveWaitlistByMail({ query: { token }, rawBody, headers }) {
    if (!(await isOneClick(rawBody, headers['content-type'])))
      throw fieldProblem(400, 'body', 'Send a form with List-Unsubscribe=One-Click.');
    await leaveByToken(token);
    return { status: 204 };
  },

  async openUnsubscribePage({ query: { token } }) {
    return { status: 303, headers: { location: unsubscribePage(token) } };
  },
};

const messageOrProblem = async (id: string): Promise<Message> =>
  orNotFound(await repository.readMessage(id), 'There is no such message.');

/** Implements the operations of `/api/admin/messages`. */
export const engagementAdmin: Implementation<typeof engagementAdminOperations> = {
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
