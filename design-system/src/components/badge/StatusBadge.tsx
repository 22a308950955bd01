import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Badge, type Tone } from './Badge.tsx';

export interface StatusBadgeProps {
  /** What the state means: its colour and icon. */
  tone: Tone;
  /** In place of the tone's icon. @default the tone's own icon */
  icon?: IconSource | undefined;
  /** The state in a word. */
  children: ReactNode;
}

/** A state as icon, word and colour, so that colour is never alone. */
export function StatusBadge({ tone, icon = toneIcons[tone], children }: StatusBadgeProps): ReactNode {
  return (
    <Badge tone={tone} icon={<Icon icon={icon} size="sm" />}>
      {children}
    </Badge>
  );
}

/** The icon that goes with a tone. */
export const toneIcons: Record<Tone, IconSource> = {
  info: icons.info,
  success: icons.circleCheck,
  warning: icons.triangleExclamationPoint,
  danger: icons.circleX,
  neutral: icons.circleMinus,
};
