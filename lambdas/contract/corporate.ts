import * as z from 'zod';

/** A company that buys seats; `seats_used` never passes `seats_purchased`. */
export const CorporateAccount = z
  .object({
    id: z.string(),
    company_name: z.string(),
    primary_contact_email: z.string(),
    seats_purchased: z.int().min(0),
    seats_used: z.int().min(0),
    account_status: z.enum(['active', 'inactive']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CorporateAccount' });
export type CorporateAccount = z.infer<typeof CorporateAccount>;
