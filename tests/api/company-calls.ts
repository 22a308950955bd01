import { expect } from 'vitest';
import type { CompanyRoleName } from '@redwhiteandcode/contract/api/company-roles.ts';
import type { ApiResponse, Caller, Email } from '../clients/api-client.ts';
import { admin, emailsTo, visitor } from './shared-platform.ts';

// Imported after the platform's variables are set.
const { keys } = await import('../../lambdas/src/platform/keys.ts');
const { putNew, transact } = await import('../../lambdas/src/platform/table.ts');

/** A user with an address. */
export type Member = Caller & { email: string };

/** Creates a company and returns its id. */
export async function newCompany(seats = 10, company_name = 'Sample Company'): Promise<string> {
  const { status, body } = await admin.send('POST', '/api/admin/corporate-accounts', {
    company_name,
    primary_contact_email: 'hr@example.com',
    seats_purchased: seats,
    account_status: 'active',
  });
  expect(status).toBe(201);
  return body.id;
}

/** Creates a group of a company and returns its id. */
export async function newGroup(company: string, name = 'Sample Group'): Promise<string> {
  const id = crypto.randomUUID();
  await transact([putNew({ ...keys.companyGroup(company, id), id, name })]);
  return id;
}

/** Returns the token of the invitation in an email. */
export const tokenIn = (email: Email | undefined): string =>
  /\/company-invitation\/([\w-]{43})\b/.exec(email?.text ?? '')?.[1] ?? '';

/** Returns the emails of invitations to an address, and of their reminders, newest first. */
export const invitationsTo = async (address: string): Promise<Email[]> =>
  (await emailsTo(address)).filter((email) => tokenIn(email) !== '');

/** Returns the token in the newest invitation of an address. */
export const newestToken = async (address: string): Promise<string> =>
  tokenIn((await invitationsTo(address))[0]);

/** Presses the button on the page of an invitation. */
export const openInvitation = (token: string): Promise<ApiResponse> =>
  visitor.send('POST', `/api/company-invitations/${token}/opening`);

/** Proves the address of an account with an invitation. */
export const proveWith = (member: Caller, invitation: string): Promise<ApiResponse> =>
  member.send('POST', '/api/me/address-proofs', { invitation });

/** Accepts an invitation. */
export const acceptInvitation = (member: Caller, token: string): Promise<ApiResponse> =>
  member.send('POST', `/api/company-invitations/${token}/acceptance`);

/** Does what the page of an invitation does for a signed-in user: opens it, proves the address, and accepts. */
export async function acceptNewest(member: Member): Promise<ApiResponse> {
  const token = await newestToken(member.email);
  expect((await openInvitation(token)).status).toBe(200);
  expect((await proveWith(member, token)).status).toBe(200);
  return acceptInvitation(member, token);
}

/** The first owner of each company. */
const owners = new Map<string, Caller>();

/** Gives a user a role in a company, whose first role is an owner's. */
export async function giveCompanyRole(
  member: Member,
  company: string,
  role: CompanyRoleName,
  groups: string[] = [],
): Promise<void> {
  const { email } = member;
  const owner = owners.get(company);
  const invited = owner
    ? await owner.send('POST', `/api/company/${company}/roles`, { email, role, groups })
    : await admin.send('POST', `/api/admin/corporate-accounts/${company}/owners`, { email });
  expect(invited.status, JSON.stringify(invited.body)).toBe(owner ? 201 : 204);
  expect((await acceptNewest(member)).body).toMatchObject({ state: 'accepted', role });
  if (!owner) owners.set(company, member);
}
