import type { CompanyInvitation } from '@redwhiteandcode/contract/company/invitation-operations.ts';
import { isOpenState } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { keys } from '../../platform/keys.ts';
import { HttpProblem } from '../../platform/http-problem.ts';
import { tokenHash } from '../../platform/link-token.ts';
import { getItem } from '../../platform/table.ts';
import { readCompanyAccount } from '../company/read.ts';
import type { CompanyAccountRow } from '../company/row.ts';
import { readPerson } from '../person/read.ts';
import type { PersonRow } from '../person/row.ts';
import { LinkItem, type LinkRow, RoleInvitationItem, type RoleInvitationRow } from './row.ts';

/** Reads an invitation to a role consistently. */
export const readRoleInvitation = (companyId: string, id: string): Promise<RoleInvitationRow | undefined> =>
  getItem(keys.roleInvitation(companyId, id), RoleInvitationItem, { consistent: true });

/** What an invitation is about: a person who has a seat, or somebody's invitation to a role. */
export type Invited =
  | { kind: 'seat'; person: PersonRow; row: PersonRow }
  | { kind: 'role'; invitation: RoleInvitationRow; row: RoleInvitationRow };

/** Reads what a link is about, consistently. */
export async function readInvited({ kind, company_id, subject_id }: LinkRow): Promise<Invited | undefined> {
  if (kind === 'seat') {
    const person = await readPerson(company_id, subject_id);
    return person && { kind, person, row: person };
  }
  const invitation = await readRoleInvitation(company_id, subject_id);
  return invitation && { kind, invitation, row: invitation };
}

/** An invitation that a token opens. */
export interface FoundInvitation {
  link: LinkRow;
  invited: Invited;
  company: CompanyAccountRow;
}

const unknown = 'This link is not valid. Please check that you have copied all of it.';
const gone = 'This invitation was withdrawn. If you did not expect that, ask the person who invited you.';
const replaced = 'A newer invitation was sent to you. Please use the link in the latest email.';
const expired = 'This invitation has expired. Ask the person who invited you for a new one.';
const takenBack =
  'The company has taken this seat back. If you did not expect that, ask the person who invited you.';

/** Returns why an invitation can no longer be accepted, as a sentence; undefined if it can, or if it was. */
function endOf(
  { link, invited }: Pick<FoundInvitation, 'link' | 'invited'>,
  now: number,
): string | undefined {
  const { state, invitation } = invited.row;
  if (state === 'withdrawn') return gone;
  if (state === 'removed') return takenBack;
  if (invitation !== link.invitation) return replaced;
  if (state === 'accepted') return undefined;
  return state === 'expired' || Date.parse(link.expires_at) <= now ? expired : undefined;
}

/**
 * Finds the invitation that a token opens, which is open or accepted. Throws an HttpProblem 404 for an unknown token, and 409
 * for an invitation that has ended.
 */
export async function findInvitation(token: string, now = Date.now()): Promise<FoundInvitation> {
  const link = await getItem(keys.companyLink(tokenHash(token)), LinkItem, { consistent: true });
  if (!link) throw new HttpProblem(404, unknown);
  const [invited, company] = await Promise.all([readInvited(link), readCompanyAccount(link.company_id)]);
  if (!invited || !company) throw new HttpProblem(409, gone);
  const end = endOf({ link, invited }, now);
  if (end !== undefined) throw new HttpProblem(409, end);
  return { link, invited, company };
}

/** Returns an invitation as its link shows it. */
export const toInvitation = ({ link, invited, company }: FoundInvitation): CompanyInvitation => ({
  company_id: company.id,
  company_name: company.company_name,
  email: invited.row.email,
  role: invited.kind === 'role' ? invited.invitation.role : null,
  state: isOpenState(invited.row.state) ? 'open' : 'accepted',
  ends_at: link.expires_at,
});

/** Throws an HttpProblem 403 unless an address is the one that an invitation was sent to. */
export function requireAddress({ invited: { row } }: FoundInvitation, email: string): void {
  if (row.email === email) return;
  throw new HttpProblem(
    403,
    `This invitation is for ${row.email}, and you are signed in as ${email}. Sign out, then sign in or up with the invited address.`,
  );
}
