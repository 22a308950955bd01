import { randomUUID } from 'node:crypto';
import type { DynamoDBBatchItemFailure, DynamoDBRecord } from 'aws-lambda';
import type { Limit } from '@redwhiteandcode/contract/api/operation.ts';
import { fingerprint, limitItem, mailboxOf } from '../platform/caller-limits.ts';
import { epochSeconds } from '../platform/clock.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { keys } from '../platform/keys.ts';
import { logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail-outbox.ts';
import { deleteExisting, tryWrite } from '../platform/table.ts';
import { notErasingItem } from './deletions.ts';
import { createLink } from './email-links.ts';
import { recognizeCaller } from './known-callers.ts';
import { resetMail } from './mails.ts';
import { isUnknownUser } from './rules.ts';
import { userPool } from './user-pool.ts';

/** Reset emails that a mailbox gets in an hour: as many again for callers who have signed in before. */
const resetMails: Limit = { count: 5, seconds: 3600, by: 'user' };

/** How long a request waits for its email at most, in seconds. */
const requestSeconds = 3600;

/**
 * Stores a request for a reset link, unless the address has got too many: its owner then has valid links already. Does the
 * same work for every address, so that its time does not show which have an account.
 */
export async function requestReset(email: string, caller: CallerInfo | undefined): Promise<void> {
  const { isKnown } = await recognizeCaller(email, caller);
  const key = keys.resetRequest(fingerprint(email), randomUUID());
  const limit = limitItem(isKnown ? 'ownResetMail' : 'resetMail', resetMails, mailboxOf(email));
  const Item = { ...key, email, ttl: epochSeconds() + requestSeconds };
  await tryWrite([{ Put: { Item } }, ...(limit ? [limit.item] : [])]);
}

/** Emails the link that a request asks for if the address has an account. A repeated call finds no request and sends nothing. */
async function mailReset(pk: string, sk: string, email: string): Promise<void> {
  const done = deleteExisting({ pk, sk });
  const account = await userPool.readUser(email).catch((error: unknown) => {
    if (isUnknownUser(error)) return undefined;
    throw error;
  });
  if (!account) {
    await tryWrite([done]);
    return;
  }
  const { code, item } = createLink('RESET', account.id, account.email);
  const mail = queueMail(resetMail(account.email, code));
  if (await tryWrite([done, notErasingItem(account.id), item, mail.item])) await mail.deliver();
  else await tryWrite([done]);
}

/** Emails the links that new requests ask for. Returns the first request that failed; the stream then retries it and all later ones. */
export async function mailResets(records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchItemFailure[]> {
  for (const { dynamodb } of records) {
    const { Keys: key, NewImage: request, SequenceNumber = '' } = dynamodb ?? {};
    const { pk = '', sk = '', email } = { pk: key?.pk?.S, sk: key?.sk?.S, email: request?.email?.S };
    if (!email || !pk.startsWith(keys.resetRequest('', '').pk)) continue;
    try {
      await mailReset(pk, sk, email);
    } catch (error) {
      logger.error('A reset link was not sent', { error });
      return [{ itemIdentifier: SequenceNumber }];
    }
  }
  return [];
}
