import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { action as actionClass, body, heading, icon, toast as toastClass } from './Toast.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';
import type { QueuedToast } from './toastQueue.ts';

const lifetime = 4000;

export interface ToastProps {
  toast: QueuedToast;
  /** Pauses the timer, which later continues with the remaining time. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A message of the ToastRegion; it disappears after 4 s unless it has an action. */
export function Toast({ toast, isPaused, onDismiss }: ToastProps): ReactNode {
  const { title, description: detail, tone = 'info', action } = toast;
  const remaining = useRef(lifetime);
  const expire = useEffectEvent(onDismiss);
  const isPermanent = isPaused || action !== undefined;

  useEffect(() => {
    if (isPermanent) return;
    const start = performance.now();
    const timer = setTimeout(() => expire(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [isPermanent]);

  return (
    <div className={toastClass} data-component="Toast" data-tone={tone}>
      <span className={icon}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div className={body}>
        <p className={heading}>{title}</p>
        {detail && <p className={smallMuted}>{detail}</p>}
        {action && (
          <div className={actionClass}>
            <Button
              size="sm"
              variant="neutral"
              onPress={() => {
                action.onPress();
                onDismiss();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton icon={icons.x} label="Dismiss" size="sm" onPress={onDismiss} />
    </div>
  );
}
