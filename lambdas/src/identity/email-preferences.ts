import { optionalEmailNames } from '@redwhiteandcode/contract/account/email-kinds.ts';
import type { emailPreferenceOperations } from '@redwhiteandcode/contract/identity/email-preferences.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem, HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { isOneClick, unsubscribePage } from '../platform/unsubscribe.ts';
import { readMailbox, readUnsubscribeLink } from '../rows/mailbox/read.ts';
import type { MailboxRow } from '../rows/mailbox/row.ts';
import { setEmailsOff, turnEmailOff } from '../rows/mailbox/write.ts';
import { userOf } from './sign-in.ts';

const offIn = ({ off }: MailboxRow) => optionalEmailNames.filter((kind) => off.has(kind));

/** Turns off the kind of email that a token names, and returns it. Throws a 404 for an unknown or expired token. */
async function turnOffByToken(token: string) {
  const { mailbox, kind } = orNotFound(
    await readUnsubscribeLink(token),
    'This link is not valid or no longer works.',
  );
  await turnEmailOff(mailbox, kind);
  return kind;
}

/** Implements the operations on the optional emails of an address. */
export const emailPreferences: Implementation<typeof emailPreferenceOperations> = {
  async getEmailPreferences({ userId }) {
    const { email, email_verified } = await userOf(userId);
    // Anyone can sign up with an address that belongs to someone else, whose choices they must not see.
    return { status: 200, body: { off: email_verified ? offIn(await readMailbox(email)) : [] } };
  },

  async setEmailPreferences({ userId, body: { off } }) {
    const { email, email_verified } = await userOf(userId);
    if (!email_verified) throw new HttpProblem(403, 'Please confirm your email address first.');
    await setEmailsOff(email, off);
    return { status: 200, body: { off } };
  },

  async unsubscribe({ body: { token } }) {
    return { status: 200, body: { kind: await turnOffByToken(token) } };
  },

  async unsubscribeByMail({ query: { token }, rawBody, headers }) {
    if (!(await isOneClick(rawBody, headers['content-type'])))
      throw fieldProblem(400, 'body', 'Send a form with List-Unsubscribe=One-Click.');
    await turnOffByToken(token);
    return { status: 204 };
  },

  async openEmailUnsubscribePage({ query: { token } }) {
    return { status: 303, headers: { location: unsubscribePage(token) } };
  },
};
