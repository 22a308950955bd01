import type { ReactNode } from 'react';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { alert, alertAction, alertBody, alertIcon, alertText, alertTitle } from './feedback.css.ts';

export interface AlertProps {
  /** The color and the icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** The message in one line. */
  title?: ReactNode;
  /** The details, or what to do. */
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** How the alert is announced when it appears; `alert` interrupts the screen reader. @default 'none' */
  live?: 'none' | 'status' | 'alert' | undefined;
}

/** A message that stays on the page. */
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
