import * as z from 'zod';

/** The company and its person whose seat an enrollment was made with. */
export const EnrolledSeat = z.object({ company_id: z.string(), person_id: z.string() });
export type EnrolledSeat = z.output<typeof EnrolledSeat>;
