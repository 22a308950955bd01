import * as z from 'zod';

/** A group of a company's people, with the numbers of its members and of the assignments to it that are not ended. */
export const GroupItem = z.object({
  id: z.string(),
  name: z.string(),
  people: z.int().default(0),
  assignments: z.int().default(0),
});
export type GroupRow = z.output<typeof GroupItem>;

/** The row that leads from a group's name to the group, so that no two groups of a company have one name. */
export const GroupNameItem = z.object({ group_id: z.string(), name: z.string() });
