import type { accountEmailOperations } from '@redwhiteandcode/contract/identity/email.ts';
import { sameEmail } from '@redwhiteandcode/contract/account/rules.ts';
import { tooManyAttempts } from '../platform/caller-limits.ts';
import type { Implementation } from '../platform/handler.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { tryWrite } from '../platform/table.ts';
import { confirmChange, requestChange, undoChange } from './address-change.ts';
import { proofItems, queueProofMail, settleOrders } from './address-proof.ts';
import { confirmationLimit, findLink } from './email-links.ts';
import { spendCurrentFactor } from './second-factor.ts';
import { checkPassword, userOf } from './sign-in.ts';
import { readProfileNow } from './repository.ts';
import { invalidLink } from './rules.ts';

/** Implements the operations on the addresses of accounts. */
export const accountEmail: Implementation<typeof accountEmailOperations> = {
  async sendEmailProof({ userId }) {
    const user = await userOf(userId);
    if (!user.email_verified) {
      const mail = queueProofMail(user, 'again');
      const limit = confirmationLimit(user.email);
      if (!(await tryWrite([...mail.items, ...(limit ? [limit.item] : [])])))
        throw tooManyAttempts(limit?.secondsLeft ?? 60);
      await mail.deliver();
    }
    return { status: 200, body: user };
  },

  async confirmEmail({ body: { code } }) {
    const link = await findLink('PROOF', code);
    // The link stays valid, so that pressing the button twice gives the same response.
    if (!link || !(await tryWrite(proofItems(link.userId, link.email)))) throw invalidLink();
    await settleOrders(link.userId);
    return { status: 204 };
  },

  async proveAddressByInvitation({ userId, body: { invitation } }) {
    const user = await userOf(userId);
    const { findInvitation, requireAddress, toInvitation } = await import('../rows/invitation/read.ts');
    const found = await findInvitation(invitation);
    requireAddress(found, user.email);
    if (!user.email_verified) {
      // The email was sent to the address of that time, which may have another owner since.
      if (toInvitation(found).state !== 'open') throw invalidLink();
      if (!(await tryWrite(proofItems(userId, user.email)))) throw invalidLink();
      await settleOrders(userId);
    }
    return { status: 200, body: { ...user, email_verified: true } };
  },

  async requestEmailChange({ userId, sessionId = '', body, caller }) {
    await userOf(userId);
    const { email, current_password, ...factor } = body;
    await checkPassword(userId, current_password);
    const profile = await readProfileNow(userId);
    if (!profile || profile.email === email) throw fieldProblem(400, 'body.email', sameEmail);
    await spendCurrentFactor(userId, factor, caller);
    await requestChange(profile, email, { sessionId, caller });
    return { status: 204 };
  },

  async confirmEmailChange({ userId, sessionId = '', body: { code } }) {
    const email = await confirmChange(userId, sessionId, code);
    await settleOrders(userId);
    const user = await userOf(userId);
    return { status: 200, body: { ...user, email, email_verified: true } };
  },

  async undoEmailChange({ body: { code }, caller }) {
    const link = await findLink('UNDO', code);
    if (!link) throw invalidLink();
    await undoChange(link, caller);
    await settleOrders(link.userId);
    return { status: 204 };
  },
};
