import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { live } from './AdminTablePage.css.ts';

export interface LiveStatusProps {
  /** `live`: changes appear immediately; `polling`: every few seconds; `offline`: not at all. */
  connection: 'live' | 'polling' | 'offline';
}

const states = {
  live: { icon: icons.circleCheck, text: 'Live: changes appear immediately' },
  polling: { icon: icons.clock, text: 'Reconnecting: changes appear with a delay' },
  offline: { icon: icons.circleX, text: 'Offline: the data may be out of date' },
} as const;

/** Whether the lists on the screen update live. */
export function LiveStatus({ connection }: LiveStatusProps): ReactNode {
  const { icon, text } = states[connection];
  return (
    <output className={live} data-component="LiveStatus" data-connection={connection}>
      <Icon icon={icon} size="sm" />
      {text}
    </output>
  );
}
