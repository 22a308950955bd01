import { placeOfBusiness } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { accountStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import * as z from 'zod';

/** What a company's own people see of its account. */
export const CompanyAccountItem = z.object({
  id: z.string(),
  company_name: z.string(),
  account_status: z.enum(accountStatuses),
  seats_purchased: z.int(),
  seats_used: z.int(),
  created_at: z.string(),
});
export type CompanyAccountRow = z.output<typeof CompanyAccountItem>;

/** What a company decides about itself. `owners` is the number of its owners, whose condition protects the last one. */
export const CompanyProfileItem = z.object({
  owners: z.int().default(0),
  time_zone: z.string().default(placeOfBusiness.timeZone),
});
