import * as z from 'zod';

/** The admin who saved or approved something; null if it came with the platform, was generated, or the account was deleted. */
export const Saver = z
  .object({ user_id: z.string(), full_name: z.string().nullable() })
  .nullable()
  .meta({ id: 'Saver' });
export type Saver = z.infer<typeof Saver>;
