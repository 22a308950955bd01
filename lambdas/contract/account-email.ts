import * as z from 'zod';
import { User } from './identity.ts';
import { defineOperations, limitsPer } from './operation.ts';

const day = 86_400;

/** The code of a link in an email. */
export const EmailLinkCode = z
  .object({ code: z.string().trim().max(128).regex(/^\S+$/) })
  .meta({ id: 'EmailLinkCode' });

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
  },
});
