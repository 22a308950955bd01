import * as z from 'zod';

/** What a user may do. */
export const Role = z.enum(['user', 'moderator', 'admin']).meta({ id: 'Role' });
export type Role = z.infer<typeof Role>;
