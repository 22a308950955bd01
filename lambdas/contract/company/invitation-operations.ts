import * as z from 'zod';
import { defineOperations, limitsPer } from '../api/operation.ts';
import { CompanyRole } from './role.ts';

/**
 * An invitation as its link shows it. `role` is null for a seat. `email` is the only address that can accept it, and it can be
 * accepted only while it is `open`.
 */
export const CompanyInvitation = z
  .object({
    company_id: z.string(),
    company_name: z.string(),
    email: z.string(),
    role: CompanyRole.nullable(),
    state: z.enum(['open', 'accepted']),
    ends_at: z.iso.datetime(),
  })
  .meta({ id: 'CompanyInvitation' });
export type CompanyInvitation = z.infer<typeof CompanyInvitation>;

const TokenPath = z.object({ token: z.string().min(1).max(100) });

/** The operations of the page that an invitation leads to. They are outside of a company's rooms, because nobody has a role there yet. */
export const companyInvitationOperations = defineOperations('company', {
  openCompanyInvitation: {
    route: 'POST /api/company-invitations/{token}/opening',
    access: 'public',
    summary: 'Open an invitation with the token of its link, and record that it was opened',
    params: TokenPath,
    responses: { 200: CompanyInvitation },
    errors: [404, 409],
    limits: limitsPer(3600, { address: 120 }),
  },
  acceptCompanyInvitation: {
    route: 'POST /api/company-invitations/{token}/acceptance',
    access: 'user',
    summary: 'Accept an invitation to the caller’s proven address; accepting it again changes nothing',
    params: TokenPath,
    responses: { 200: CompanyInvitation },
    errors: [403, 404, 409],
    limits: limitsPer(3600, { user: 120 }),
  },
});
