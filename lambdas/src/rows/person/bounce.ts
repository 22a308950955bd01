import * as z from 'zod';
import { keys } from '../../platform/keys.ts';
import { setAttributes, tryWrite } from '../../platform/table.ts';
import type { PersonRow } from './row.ts';

/** The tags of an email with an invitation (`Mail.tags`). */
export const InvitationTags = z.object({
  company: z.string(),
  person: z.string(),
  /** The invitation, so that a late bounce of an earlier one is not taken for that of the current one. */
  invitation: z.string(),
});
export type InvitationTags = z.output<typeof InvitationTags>;

/**
 * Marks an invited person whose invitation came back, or was reported as spam. Returns false, and changes nothing, if there is
 * no such person, they have another invitation, or they have accepted it.
 */
export const markBounced = (
  { company, person, invitation }: InvitationTags,
  { bounce, at }: { bounce: NonNullable<PersonRow['bounce']>; at: string },
): Promise<boolean> =>
  tryWrite([
    setAttributes(
      keys.person(company, person),
      { state: 'bounced', bounce, bounced_at: at },
      {
        condition: 'invitation_id = :invitation AND #state IN (:invited, :opened)',
        values: { ':invitation': invitation, ':invited': 'invited', ':opened': 'opened' },
      },
    ),
  ]);
