import * as z from 'zod';

/** A toolkit that a learner generated for an employer; the amount is in dollars. */
export const ReimbursementToolkit = z
  .object({
    id: z.string(),
    user_id: z.string(),
    course_id: z.string(),
    employer_name: z.string().nullable(),
    employer_reimbursed: z.boolean(),
    reimbursement_amount: z.number().min(0).nullable(),
    toolkit_generated_at: z.iso.datetime(),
  })
  .meta({ id: 'ReimbursementToolkit' });
export type ReimbursementToolkit = z.infer<typeof ReimbursementToolkit>;
