import * as z from 'zod';
import { accountRules } from '../account/rules.ts';
import { currentFactor } from './current-factor.ts';
import { typed } from '../api/fields.ts';
import { AccountEmail, passwordCheckLimits, User } from './operations.ts';
import { defineOperations, limitsPer } from '../api/operation.ts';

const day = 86_400;

/** The code of a link in an email. */
export const EmailLinkCode = z
  .object({ code: z.string().trim().max(128).regex(/^\S+$/) })
  .meta({ id: 'EmailLinkCode' });

/** A new email address for the account, with the current password, and a current factor while two-step verification is on. */
const EmailChange = z
  .object({ email: AccountEmail, current_password: typed(accountRules.currentPassword), ...currentFactor })
  .meta({ id: 'EmailChange' });

/** The operations on the email address of an account. */
export const accountEmailOperations = defineOperations('identity', {
  sendEmailProof: {
    route: 'POST /api/me/email-proof',
    access: 'user',
    summary: 'Email the link that proves the user’s address again; sends nothing if the address is proven',
    responses: { 200: User },
    limits: [...limitsPer(3600, { address: 30 }), ...limitsPer(day, { user: 5 })],
  },
  confirmEmail: {
    route: 'POST /api/auth/email-proof',
    access: 'public',
    summary: 'Prove an address with the code from its email; using the code again changes nothing',
    body: EmailLinkCode,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 60 }),
    events: { 204: 'addressProven' },
  },
  proveAddressByInvitation: {
    route: 'POST /api/me/address-proofs',
    access: 'user',
    summary:
      'Prove the user’s address with the token of a company’s invitation that was sent to it; using it again changes nothing',
    body: z.object({ invitation: z.string().min(1).max(100) }).meta({ id: 'InvitationProof' }),
    responses: { 200: User },
    errors: [403, 404, 409],
    limits: limitsPer(3600, { address: 60, user: 30 }),
    events: { 200: 'addressProven' },
  },
  requestEmailChange: {
    route: 'POST /api/me/email-change',
    access: 'user',
    summary:
      'Email a link to the new address, and a notice to the old one; the response is the same if another account has the address',
    body: EmailChange,
    responses: { 204: null },
    // The operation also counts the emails of each user.
    limits: passwordCheckLimits,
    events: { 204: 'addressChangeRequested' },
  },
  confirmEmailChange: {
    route: 'POST /api/me/email-change/confirm',
    access: 'user',
    summary: 'Change the address with the code from its email, and end all other sessions',
    body: EmailLinkCode,
    responses: { 200: User },
    errors: [403, 409],
    limits: limitsPer(3600, { address: 60, user: 30 }),
    events: { 200: 'addressChanged' },
  },
  undoEmailChange: {
    route: 'POST /api/auth/email-change/undo',
    access: 'public',
    summary:
      'Undo a change of address with the code from the old address: restores it, ends all sessions, and emails a link to set a new password',
    body: EmailLinkCode,
    responses: { 204: null },
    errors: [409],
    limits: limitsPer(3600, { address: 60 }),
    events: { 204: 'addressChanged' },
  },
});
