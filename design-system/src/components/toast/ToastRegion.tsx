import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  action as actionClass,
  body,
  heading,
  icon,
  list,
  region,
  toast as toastClass,
} from './Toast.css.ts';
import { dismissToast, type QueuedToast, readToasts, subscribeToasts, visibleCount } from './toastQueue.ts';
import { toneIcons } from '../badge/StatusBadge.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

const lifetime = 4000;

interface ToastProps {
  toast: QueuedToast;
  /** Pauses the timer, which later continues with the remaining time. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A message of the ToastRegion; it disappears after 4 s unless it has an action. */
function Toast({ toast, isPaused, onDismiss }: ToastProps): ReactNode {
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

const noToasts: readonly QueuedToast[] = [];

/**
 * Shows the newest three toasts. Render it once per page near the end of the body, from the first paint. F6 moves focus to
 * the toasts.
 */
export function ToastRegion(): ReactNode {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => noToasts).slice(-visibleCount);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // A new toast replaced the focused one.
    if (isFocused && toasts.length > 0 && document.activeElement === document.body) root.current?.focus();
  });

  const announced = toasts.filter(({ isSilent }) => !isSilent);
  const isShowing = toasts.length > 0;
  useEffect(() => {
    if (!isShowing) return;
    const moveFocus = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [isShowing]);

  const onFocus = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement && !root.current?.contains(event.relatedTarget)) {
      previousFocus.current = event.relatedTarget;
    }
    setIsFocused(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  };
  const dismiss = (id: number) => {
    if (root.current?.contains(document.activeElement)) {
      if (toasts.length > 1) root.current.focus();
      else previousFocus.current?.focus();
      setIsFocused(toasts.length > 1);
    }
    if (toasts.length === 1) setIsHovered(false);
    dismissToast(id);
  };
  const show = (queued: QueuedToast) => (
    <Toast
      key={queued.id}
      toast={queued}
      isPaused={isHovered || isFocused}
      onDismiss={() => dismiss(queued.id)}
    />
  );

  return (
    <section
      aria-label="Notifications"
      className={region}
      data-component="ToastRegion"
      // An open dialog makes the rest of the page inert, except elements with this attribute of React Aria.
      data-react-aria-top-layer=""
    >
      <div
        ref={root}
        tabIndex={-1}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <div className={list} aria-live="polite" aria-relevant="additions">
          {announced.filter(({ tone }) => tone !== 'danger').map(show)}
        </div>
        <div className={list} aria-live="assertive" aria-relevant="additions">
          {announced.filter(({ tone }) => tone === 'danger').map(show)}
        </div>
        <div className={list}>{toasts.filter(({ isSilent }) => isSilent).map(show)}</div>
      </div>
    </section>
  );
}
