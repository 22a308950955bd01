import * as z from 'zod';

/** One field that was refused: where it stands (`body.email`) and a sentence for the person who typed it. */
export const FieldError = z.object({ path: z.string(), message: z.string() }).meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error answer (RFC 9457). `errors` stands only on validation failures, `current` only on stale changes. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(FieldError).optional(),
    /** The thing as it is now, where a change was made on an older state of it. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
