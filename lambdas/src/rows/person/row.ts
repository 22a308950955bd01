import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { personStates, seatedStates } from '@redwhiteandcode/contract/company/person-states.ts';
import { takeBackReasons } from '@redwhiteandcode/contract/company/seat-ends.ts';

/** What a row says about the email that invites its address. */
export const invitationShape = {
  /** The id of the latest invitation, which its links name, so that the links of earlier ones open nothing. */
  invitation: z.string().optional(),
  invitation_ends_at: z.string().optional(),
  /** The latest email, which may not have been sent yet. */
  mail_id: z.string().optional(),
};

/**
 * A person of a company. The row stays when the seat goes, because enrollments made with the seat name it, so the id never
 * changes; the address may. `open_until` is the time until which courses stay open after a layoff.
 */
export const PersonItem = z.object({
  company_id: z.string(),
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  groups: z.array(z.string()),
  manager: z.string().nullable(),
  state: z.enum(personStates),
  /** When the latest seat was assigned. */
  invited_at: z.string(),
  /** When the invitation to the latest seat was accepted. */
  accepted_at: z.string().optional(),
  /** Whether the person joined with the company's link, instead of by an invitation. */
  joined_by_link: z.boolean().optional(),
  ...invitationShape,
  removed_at: z.string().optional(),
  removed_because: z.enum(takeBackReasons).optional(),
  open_until: z.string().optional(),
});
export type PersonRow = z.output<typeof PersonItem>;

/** The item that leads from the hash of an email address to a company's person. */
export const CompanyAddressItem = z.object({ person_id: z.string() });

/** The data of a person who gets a seat. */
export interface NewPerson {
  email: string;
  name?: string | null;
  groups?: readonly string[];
  manager?: string | null;
}

/** The invitation by email that a person or an address gets. */
export interface SentInvitation {
  invitation: string;
  invitation_ends_at: string;
  mail_id: string;
}

/** Makes a person of a company who gets a seat. */
export const newPerson = (
  companyId: string,
  person: NewPerson,
  { at, id = randomUUID() }: { at: string; id?: string | undefined },
): PersonRow => ({
  company_id: companyId,
  id,
  email: person.email,
  name: person.name ?? null,
  groups: [...(person.groups ?? [])],
  manager: person.manager ?? null,
  state: 'invited',
  invited_at: at,
});

/** Whether a person has a seat. */
export const hasSeat = ({ state }: Pick<PersonRow, 'state'>): boolean =>
  seatedStates.some((seated) => seated === state);

/** Whether a person's seat was taken back because of a layoff. */
export const isLaidOff = ({
  state,
  removed_because,
}: Pick<PersonRow, 'state' | 'removed_because'>): boolean =>
  state === 'removed' && removed_because === 'layoff';
