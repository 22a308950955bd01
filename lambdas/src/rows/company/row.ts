import { placeOfBusiness } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { reportFrequencies } from '@redwhiteandcode/contract/company/report-frequencies.ts';
import { accountStatuses } from '@redwhiteandcode/contract/api/statuses.ts';
import * as z from 'zod';

/**
 * What a company's own people see of its account. `starts_on` and `ends_on` are the first and the last day of the term of its seats, which an account has once
 * its first order is paid; `renewal` is a paid next term.
 */
export const CompanyAccountItem = z.object({
  id: z.string(),
  company_name: z.string(),
  account_status: z.enum(accountStatuses),
  seats_purchased: z.int(),
  seats_used: z.int(),
  starts_on: z.string().optional(),
  ends_on: z.string().optional(),
  renewal: z
    .object({ seats: z.int(), starts_on: z.string(), ends_on: z.string(), order_id: z.string() })
    .optional(),
  created_at: z.string(),
});
export type CompanyAccountRow = z.output<typeof CompanyAccountItem>;

/** What a company decides about itself. `owners` is the number of its owners, whose condition protects the last one. */
export const CompanyProfileItem = z.object({
  owners: z.int().default(0),
  report_frequency: z.enum(reportFrequencies).default('weekly'),
  time_zone: z.string().default(placeOfBusiness.timeZone),
});
