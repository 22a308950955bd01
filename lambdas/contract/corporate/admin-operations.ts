import * as z from 'zod';
import { AdminListQuery, exportOf } from '../admin/lists.ts';
import { adminLists } from '../admin/list-descriptors.ts';
import { corporateRules as rules } from './rules.ts';
import { text, wholeNumber } from '../api/fields.ts';
import { AccountEmail } from '../identity/operations.ts';
import { defineAdminOperations } from '../api/operation.ts';
import { CountedPage, Page } from '../api/page.ts';
import { accountStatuses } from '../api/statuses.ts';

const AccountStatus = z.enum(accountStatuses).meta({ id: 'AccountStatus' });

/**
 * A company that buys seats. `seats_purchased` are all its seats, which `seats_used` never exceeds: those of its paid orders
 * (`seats_ordered`), and those that an admin granted without an order. `version` counts the edits of the account, not the
 * changes of its seats.
 */
export const CorporateAccount = z
  .object({
    id: z.string(),
    company_name: z.string(),
    primary_contact_email: z.string(),
    seats_purchased: z.int().min(0),
    seats_ordered: z.int().min(0),
    seats_used: z.int().min(0),
    account_status: AccountStatus,
    created_at: z.iso.datetime(),
    version: z.int().min(1),
  })
  .meta({ id: 'CorporateAccount' });
export type CorporateAccount = z.infer<typeof CorporateAccount>;

/** The data of a corporate account that an admin enters. */
export const NewCorporateAccount = z
  .object({
    company_name: text(rules.company),
    primary_contact_email: AccountEmail,
    seats_purchased: wholeNumber(rules.seats),
    account_status: AccountStatus,
  })
  .meta({ id: 'NewCorporateAccount' });
export type NewCorporateAccount = z.infer<typeof NewCorporateAccount>;

/** An edited account, and the `version` that the edit is based on. */
export const CorporateAccountEdit = NewCorporateAccount.extend({ version: z.int().min(1) }).meta({
  id: 'CorporateAccountEdit',
});
export type CorporateAccountEdit = z.infer<typeof CorporateAccountEdit>;

/** The totals of all accounts. */
export const CorporateSummary = z
  .object({
    total_accounts: z.int().min(0),
    active_accounts: z.int().min(0),
    seats_purchased: z.int().min(0),
    seats_used: z.int().min(0),
  })
  .meta({ id: 'CorporateSummary' });
export type CorporateSummary = z.infer<typeof CorporateSummary>;

/** A course that the owner of an email address takes with a seat; `progress` is in percent. */
export const SeatCourse = z
  .object({
    course_id: z.string(),
    /** Null if the course was deleted. */
    title: z.string().nullable(),
    started_at: z.iso.datetime(),
    progress: z.int().min(0).max(100),
    completed_at: z.iso.datetime().nullable(),
    certificate_number: z.string().nullable(),
  })
  .meta({ id: 'SeatCourse' });
export type SeatCourse = z.infer<typeof SeatCourse>;

/**
 * A seat that is assigned to an email address. An address has at most one seat per account. `courses` has the courses that
 * its owner takes with the seat, without those of an account that has not proven the address.
 */
export const CorporateSeat = z
  .object({
    id: z.string(),
    email: z.string(),
    given_at: z.iso.datetime(),
    courses: z.array(SeatCourse),
  })
  .meta({ id: 'CorporateSeat' });
export type CorporateSeat = z.infer<typeof CorporateSeat>;

const AccountParams = z.object({ accountId: z.string().min(1).max(100) });
const SeatsQuery = AdminListQuery(['given_at']).omit({ q: true });
const AccountsQuery = AdminListQuery(adminLists['corporate-accounts'].sorts);

/** The admin operations on corporate accounts and their seats. */
export const corporateAdminOperations = defineAdminOperations('corporate', {
  listCorporateAccounts: {
    route: 'GET /api/admin/corporate-accounts',
    summary: 'List the corporate accounts; search words match the company and the contact’s email address',
    query: AccountsQuery,
    responses: { 200: CountedPage('CorporateAccountPage', CorporateAccount) },
  },
  exportCorporateAccounts: exportOf('corporate-accounts', AccountsQuery),
  getCorporateSummary: {
    route: 'GET /api/admin/corporate-accounts/summary',
    summary: 'Get the numbers of accounts, active accounts, seats, and used seats',
    responses: { 200: CorporateSummary },
  },
  createCorporateAccount: {
    route: 'POST /api/admin/corporate-accounts',
    summary: 'Create a corporate account',
    body: NewCorporateAccount,
    idempotent: true,
    responses: { 201: CorporateAccount },
    errors: [409],
  },
  getCorporateAccount: {
    route: 'GET /api/admin/corporate-accounts/{accountId}',
    summary: 'Get a corporate account',
    params: AccountParams,
    responses: { 200: CorporateAccount },
    errors: [404],
  },
  updateCorporateAccount: {
    route: 'PATCH /api/admin/corporate-accounts/{accountId}',
    summary: 'Change an account; it cannot have fewer seats than are used',
    params: AccountParams,
    body: CorporateAccountEdit,
    responses: { 200: CorporateAccount },
    errors: [404, 409, 422],
  },
  listCorporateSeats: {
    route: 'GET /api/admin/corporate-accounts/{accountId}/seats',
    summary: 'List the assigned seats of an account, with the courses taken with them',
    params: AccountParams,
    query: SeatsQuery,
    responses: { 200: Page('CorporateSeatPage', CorporateSeat) },
    errors: [404],
  },
  exportCorporateSeats: {
    ...exportOf('corporate-accounts/{accountId}/seats', SeatsQuery),
    summary: 'Export the seats of an account as CSV, with a line for each course taken with a seat',
    params: AccountParams,
    errors: [404],
  },
  giveCorporateSeat: {
    route: 'POST /api/admin/corporate-accounts/{accountId}/seats',
    summary: 'Assign a free seat of an active account to an email address that has none',
    params: AccountParams,
    body: z.object({ email: AccountEmail }).meta({ id: 'NewCorporateSeat' }),
    responses: { 201: CorporateSeat },
    errors: [404, 409],
  },
  inviteCorporateOwner: {
    route: 'POST /api/admin/corporate-accounts/{accountId}/owners',
    summary: 'Email somebody an invitation to become an owner of the company, who runs it in its own rooms',
    params: AccountParams,
    body: z.object({ email: AccountEmail }).meta({ id: 'NewCorporateOwner' }),
    responses: { 204: null },
    errors: [404, 409],
  },
  takeBackCorporateSeat: {
    route: 'DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}',
    summary: 'Remove a seat from an email address',
    params: AccountParams.extend({ seatId: z.string().min(1).max(100) }),
    responses: { 204: null },
    errors: [404],
  },
});
