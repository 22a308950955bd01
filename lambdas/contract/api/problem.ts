import * as z from 'zod';

/** An invalid field: its path (`body.email`) and a message for the user. */
export const FieldError = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error response (RFC 9457). Only validation failures have `errors`, and only refusals because of a state `current`. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(FieldError).optional(),
    /** The state that refuses the request, such as the resource if a change was based on an older one. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
