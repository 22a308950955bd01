import { setAttributes, tryWrite } from '../../platform/table.ts';
import { type InvitationTags, subjectKey } from './row.ts';

/**
 * Marks an invitation as undeliverable. Returns false, and changes nothing, if a newer one was sent, if it has ended, or if
 * the button on its page was pressed: then it has arrived.
 */
export const markBounced = (tags: InvitationTags): Promise<boolean> =>
  tryWrite([
    setAttributes(
      subjectKey(tags),
      { state: 'bounced' },
      {
        condition: 'invitation = :invitation AND #state = :invited',
        values: { ':invitation': tags.invitation, ':invited': 'invited' },
      },
    ),
  ]);
