import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Badge, type BadgeProps, type Tone } from './Badge.tsx';

export interface StatusBadgeProps extends Pick<BadgeProps, 'isOutlined'> {
  /** The meaning of the state, which sets the color and the icon. */
  tone: Tone;
  /** Replaces the icon. @default the icon of the tone */
  icon?: IconSource | undefined;
  /** The state in one word. */
  children: ReactNode;
}

/** A state as an icon, a word and a color, so that its meaning never depends on the color. */
export function StatusBadge({
  tone,
  icon = toneIcons[tone],
  isOutlined,
  children,
}: StatusBadgeProps): ReactNode {
  return (
    <Badge tone={tone} isOutlined={isOutlined} icon={<Icon icon={icon} size="sm" />}>
      {children}
    </Badge>
  );
}

/** The icon of each tone. */
export const toneIcons: Record<Tone, IconSource> = {
  info: icons.info,
  success: icons.circleCheck,
  warning: icons.triangleExclamationPoint,
  danger: icons.circleX,
  neutral: icons.circleMinus,
};
