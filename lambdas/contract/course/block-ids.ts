import * as z from 'zod';

/** The permanent id of a block within its course: lowercase letters, digits, and single hyphens. */
export const BlockId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);

/** The permanent id of a choice, an item, a group, or a sentence within its block. */
export const PartId = z
  .string()
  .regex(/^[a-z0-9]+$/)
  .max(10);

/** A version of a lesson's blocks: the start of their hash. */
export const BlocksVersion = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
