import type { ReactNode } from 'react';
import type { Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import * as icons from '../../components/icon/icons.ts';
import type { IconSource } from '../../components/icon/Icon.tsx';

/** The states of a person's assignment. */
export type DutyState = 'excused' | 'done' | 'overdue' | 'due_soon' | 'in_progress' | 'not_started';

const looks: Readonly<Record<DutyState, { tone: Tone; icon?: IconSource }>> = {
  excused: { tone: 'neutral' },
  done: { tone: 'success' },
  overdue: { tone: 'danger', icon: icons.triangleExclamationPoint },
  due_soon: { tone: 'warning', icon: icons.clock },
  in_progress: { tone: 'info', icon: icons.play },
  not_started: { tone: 'neutral', icon: icons.circle },
};

export interface DutyStateBadgeProps {
  state: DutyState;
  /** The word for the state. */
  label: string;
}

/** The state of a person's assignment as an icon and a word. */
export function DutyStateBadge({ state, label }: DutyStateBadgeProps): ReactNode {
  const { tone, icon } = looks[state];
  return (
    <StatusBadge tone={tone} {...(icon && { icon })}>
      {label}
    </StatusBadge>
  );
}
