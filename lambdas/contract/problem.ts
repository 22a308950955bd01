import * as z from 'zod';

/** One field that was refused: where it stands (`body.email`) and a sentence for the person who typed it. */
export const FieldError = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error answer (RFC 9457). `errors` stands only on validation failures. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(FieldError).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** Problems that a client tells apart by `type`; every other problem is `about:blank` and speaks by its status. */
export const problemTypes = {
  alreadyRegistered: 'urn:redwhiteandcode:problem:already-registered',
  invalidCredentials: 'urn:redwhiteandcode:problem:invalid-credentials',
  invalidCode: 'urn:redwhiteandcode:problem:invalid-code',
  notEnrolled: 'urn:redwhiteandcode:problem:not-enrolled',
} as const;
