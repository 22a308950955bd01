import type { ReactNode } from 'react';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { alert, alertAction, alertBody, alertIcon, alertText, alertTitle } from './feedback.css.ts';

export interface AlertProps {
  /** Its colour and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The message in a line. */
  title?: ReactNode;
  /** What to know or to do. */
  children?: ReactNode;
  /** A button or link under the text. */
  action?: ReactNode;
  /** Announce when it appears; `alert` interrupts. @default 'none' */
  live?: 'none' | 'status' | 'alert' | undefined;
}

/** A message that stays in the page. */
export function Alert({ tone = 'info', title, children, action, live = 'none' }: AlertProps): ReactNode {
  return (
    <div
      className={alert({ tone })}
      role={live === 'none' ? undefined : live}
      data-component="Alert"
      data-tone={tone}
    >
      <span className={alertIcon}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div className={alertBody}>
        {title && <p className={alertTitle}>{title}</p>}
        {children && <div className={alertText}>{children}</div>}
        {action && <div className={alertAction}>{action}</div>}
      </div>
    </div>
  );
}
