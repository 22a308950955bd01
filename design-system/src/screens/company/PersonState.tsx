import type { ReactNode } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';

/** The states of a company's person: of the invitation until it is accepted, and then of the seat. */
export type PersonState = 'invited' | 'opened' | 'accepted' | 'bounced' | 'expired' | 'withdrawn' | 'removed';

const looks: Readonly<Record<PersonState, { label: string; tone: Tone; icon?: IconSource }>> = {
  invited: { label: 'Invited', tone: 'info', icon: icons.mail },
  opened: { label: 'Opened', tone: 'info', icon: icons.eye },
  accepted: { label: 'Accepted', tone: 'success' },
  bounced: { label: 'Undeliverable', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning', icon: icons.clock },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  removed: { label: 'Seat taken back', tone: 'neutral' },
};

/** Every state with its label, in the order of a filter. */
export const personStates = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** Whether an invitation in a state waits for its answer. */
export const isInvitationOpen = (state: PersonState): boolean =>
  state === 'invited' || state === 'opened' || state === 'bounced';

/** The state of a company's person as an icon and a word. */
export function PersonStateBadge({ state }: { state: PersonState }): ReactNode {
  const { label, tone, icon } = looks[state];
  return (
    <StatusBadge tone={tone} {...(icon && { icon })}>
      {label}
    </StatusBadge>
  );
}
