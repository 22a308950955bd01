import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Caller, createCaller, readPages } from '../clients/api-client.ts';
import { askForDeletion } from '../clients/privacy-client.ts';
import {
  admin,
  codeIn,
  emailsTo,
  newLearner,
  origin,
  proveAddress,
  sendMessage,
  visitor,
} from './shared-platform.ts';

const { eraseAccount } = await import('../../lambdas/src/privacy/erasure.ts');

/** After every grace period. */
const later = new Date(Date.now() + 15 * 86_400_000).toISOString();

/** Sends a message with an address in the contact form, and returns its text. */
async function messageFrom(email: string): Promise<string> {
  const message = `Message ${randomUUID()} from a sample sender`;
  expect((await sendMessage({ email, message })).status).toBe(204);
  return message;
}

const storedMessages = async (): Promise<string[]> =>
  (await readPages(admin, '/api/admin/messages?limit=100')).map(({ message }) => message);

async function exportedMessages(caller: Caller): Promise<string[]> {
  const { body } = await caller.send('POST', '/api/me/export');
  const files = unzipSync(new Uint8Array(await (await fetch(new URL(body.url, origin))).arrayBuffer()));
  const { messages } = JSON.parse(new TextDecoder().decode(files['data.json']));
  return messages.map(({ message }: { message: string }) => message);
}

/** Changes a user's address, and returns a session that is still open. */
async function move(caller: Caller & { password: string }, to: string): Promise<Caller> {
  const body = { email: to, current_password: caller.password };
  expect((await caller.send('POST', '/api/me/email-change', body)).status).toBe(204);
  const [email] = await emailsTo(to);
  const code = codeIn(email);
  expect((await caller.send('POST', '/api/me/email-change/confirm', { code })).status).toBe(200);
  const signedIn = await visitor.send('POST', '/api/auth/sign-in', { email: to, password: caller.password });
  return createCaller(origin, signedIn.body.access_token, caller.userId);
}

it('messages from a former address belong to the user until the change, in the archive and in the erasure', async () => {
  const learner = await newLearner();
  await proveAddress(learner.email);
  const own = await messageFrom(learner.email);
  const moved = await move(learner, `${randomUUID()}@example.com`);
  const ofNextOwner = await messageFrom(learner.email);
  const ofNamesake = await messageFrom(`a${learner.email}`);

  const exported = await exportedMessages(moved);
  expect(exported).toContain(own);
  expect(exported).not.toContain(ofNextOwner);

  expect((await askForDeletion(moved, learner.password)).status).toBe(200);
  expect(await eraseAccount(learner.userId ?? '', later)).toBe(true);
  const stored = await storedMessages();
  expect(stored).not.toContain(own);
  expect(stored).toEqual(expect.arrayContaining([ofNextOwner, ofNamesake]));
});
