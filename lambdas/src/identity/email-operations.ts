import type { accountEmailOperations } from '../../contract/account-email.ts';
import type { Implementation } from '../platform/handler.ts';
import { transact, tryWrite } from '../platform/table.ts';
import { proofItem, queueProofMail } from './address-proof.ts';
import { findLink } from './email-links.ts';
import { userOf } from './operations.ts';
import { invalidLink } from './rules.ts';

/** Implements the operations on the addresses of accounts. */
export const accountEmail: Implementation<typeof accountEmailOperations> = {
  async sendEmailProof({ userId }) {
    const user = await userOf(userId);
    if (!user.email_verified) {
      const mail = queueProofMail(user, 'again');
      await transact(mail.items);
      await mail.deliver();
    }
    return { status: 200, body: user };
  },

  async confirmEmail({ body: { code } }) {
    const link = await findLink('PROOF', code);
    // The link stays valid, so that pressing the button twice gives the same response.
    if (!link || !(await tryWrite([proofItem(link.userId, link.email)]))) throw invalidLink();
    return { status: 204 };
  },
};
