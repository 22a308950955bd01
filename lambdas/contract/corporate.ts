import * as z from 'zod';
import { AdminListQuery, exportOf } from './admin.ts';
import { adminLists } from './admin-lists.ts';
import { corporateRules as rules } from './corporate-rules.ts';
import { text, wholeNumber } from './fields.ts';
import { AccountEmail } from './identity.ts';
import { defineAdminOperations } from './operation.ts';
import { Page } from './page.ts';
import { accountStatuses } from './statuses.ts';

export const AccountStatus = z.enum(accountStatuses).meta({ id: 'AccountStatus' });

/**
 * A company that buys seats; `seats_used` is counted and never passes `seats_purchased`. `version` counts the edits of
 * the account, not its seats.
 */
export const CorporateAccount = z
  .object({
    id: z.string(),
    company_name: z.string(),
    primary_contact_email: z.string(),
    seats_purchased: z.int().min(0),
    seats_used: z.int().min(0),
    account_status: AccountStatus,
    created_at: z.iso.datetime(),
    version: z.int().min(1),
  })
  .meta({ id: 'CorporateAccount' });
export type CorporateAccount = z.infer<typeof CorporateAccount>;

/** A company's account as an admin writes it. */
export const NewCorporateAccount = z
  .object({
    company_name: text(rules.company),
    primary_contact_email: AccountEmail,
    seats_purchased: wholeNumber(rules.seats),
    account_status: AccountStatus,
  })
  .meta({ id: 'NewCorporateAccount' });
export type NewCorporateAccount = z.infer<typeof NewCorporateAccount>;

/** An account as an admin changes it, and the state of it that they saw. */
export const CorporateAccountEdit = NewCorporateAccount.extend({ version: z.int().min(1) }).meta({
  id: 'CorporateAccountEdit',
});
export type CorporateAccountEdit = z.infer<typeof CorporateAccountEdit>;

/** The sums over all accounts. */
export const CorporateSummary = z
  .object({
    total_accounts: z.int().min(0),
    active_accounts: z.int().min(0),
    seats_purchased: z.int().min(0),
    seats_used: z.int().min(0),
  })
  .meta({ id: 'CorporateSummary' });
export type CorporateSummary = z.infer<typeof CorporateSummary>;

/** A seat that was given to an address; an address has one seat of an account. */
export const CorporateSeat = z
  .object({ id: z.string(), email: z.string(), given_at: z.iso.datetime() })
  .meta({ id: 'CorporateSeat' });
export type CorporateSeat = z.infer<typeof CorporateSeat>;

const AccountParams = z.object({ accountId: z.string().min(1).max(100) });
/** Words match the company and the contact's address. */
const AccountsQuery = AdminListQuery(adminLists['corporate-accounts'].sorts);

/** Admins keep companies' accounts and give their seats. */
export const corporateOperations = defineAdminOperations('corporate', {
  listCorporateAccounts: {
    route: 'GET /api/admin/corporate-accounts',
    summary: 'List the companies’ accounts',
    query: AccountsQuery,
    responses: { 200: Page('CorporateAccountPage', CorporateAccount) },
  },
  exportCorporateAccounts: exportOf('corporate-accounts', AccountsQuery),
  getCorporateSummary: {
    route: 'GET /api/admin/corporate-accounts/summary',
    summary: 'Tell how many accounts and seats there are, and how many of them are active and used',
    responses: { 200: CorporateSummary },
  },
  createCorporateAccount: {
    route: 'POST /api/admin/corporate-accounts',
    summary: 'Add a company’s account',
    body: NewCorporateAccount,
    idempotent: true,
    responses: { 201: CorporateAccount },
    errors: [409],
  },
  getCorporateAccount: {
    route: 'GET /api/admin/corporate-accounts/{accountId}',
    summary: 'Read a company’s account',
    params: AccountParams,
    responses: { 200: CorporateAccount },
    errors: [404],
  },
  updateCorporateAccount: {
    route: 'PATCH /api/admin/corporate-accounts/{accountId}',
    summary: 'Change an account, on the state of it that one saw; it keeps as many seats as are used',
    params: AccountParams,
    body: CorporateAccountEdit,
    responses: { 200: CorporateAccount },
    errors: [404, 409, 422],
  },
  listCorporateSeats: {
    route: 'GET /api/admin/corporate-accounts/{accountId}/seats',
    summary: 'List the seats that an account has given',
    params: AccountParams,
    query: AdminListQuery(['given_at']).omit({ q: true }),
    responses: { 200: Page('CorporateSeatPage', CorporateSeat) },
    errors: [404],
  },
  giveCorporateSeat: {
    route: 'POST /api/admin/corporate-accounts/{accountId}/seats',
    summary: 'Give a seat to an address: one each, of an active account, and never more than were bought',
    params: AccountParams,
    body: z.object({ email: AccountEmail }).meta({ id: 'NewCorporateSeat' }),
    responses: { 201: CorporateSeat },
    errors: [404, 409],
  },
  takeBackCorporateSeat: {
    route: 'DELETE /api/admin/corporate-accounts/{accountId}/seats/{seatId}',
    summary: 'Take a seat back',
    params: AccountParams.extend({ seatId: z.string().min(1).max(100) }),
    responses: { 204: null },
    errors: [404],
  },
});
