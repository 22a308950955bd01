import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { tooltipTiming } from '../../components/tooltip/useTooltip.ts';
import { bubble, frame, trigger } from './aiBadge.css.ts';

export interface AiBadgeProps {
  /**
   * `default` is only the badge, `compact` an icon with an explanation on hover, focus or press, `prominent` a notice.
   * @default 'default'
   */
  variant?: 'default' | 'compact' | 'prominent' | undefined;
  /** The explanation. @default that it was drafted with AI, and to check facts */
  children?: ReactNode;
  /** The page with more information, which `prominent` links to. @default '/ai-transparency' */
  href?: string | undefined;
}

const explanation = 'Drafted with AI. Check important facts before you rely on them.';

/** Marks AI-generated content. */
export function AiBadge({
  variant = 'default',
  children = explanation,
  href = '/ai-transparency',
}: AiBadgeProps): ReactNode {
  if (variant === 'compact') return <CompactBadge>{children}</CompactBadge>;
  if (variant === 'prominent') {
    return (
      <Alert title="AI-generated">
        {children} <Link href={href}>How we use AI</Link>
      </Alert>
    );
  }
  return (
    <span data-component="AiBadge">
      <Badge tone="info" icon={<Icon icon={icons.sparkles} size="sm" />}>
        AI-Generated
      </Badge>
    </span>
  );
}

/** A press opens it too, because touch screens have no hover. */
function CompactBadge({ children }: { children: ReactNode }): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const [shift, setShift] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (trigger: Element) => {
    clearTimeout(timer.current);
    setShift(shiftIntoView(trigger));
    setIsOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
    setIsPinned(false);
  };
  const onHover = (event: PointerEvent, isOver: boolean) => {
    if (event.pointerType !== 'mouse' || isPinned) return;
    const { currentTarget } = event;
    if (isOver) timer.current = setTimeout(() => open(currentTarget), tooltipTiming.delay);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const press = (event: MouseEvent) => {
    if (isPinned) return close();
    open(event.currentTarget);
    setIsPinned(true);
  };
  return (
    <span
      className={frame}
      data-component="AiBadge"
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      <button
        type="button"
        className={trigger}
        aria-label="AI-generated"
        aria-describedby={id}
        onClick={press}
        onFocus={(event) => event.target.matches(':focus-visible') && open(event.target)}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        <Icon icon={icons.sparkles} size="sm" />
        <span aria-hidden="true">AI</span>
      </button>
      <span id={id} role="tooltip" className={bubble} hidden={!isOpen} style={{ insetInlineStart: shift }}>
        {children}
      </span>
    </span>
  );
}

/** Returns how far, in px, the bubble must move toward the start of the line to stay on the screen; it is at most 288 px wide. */
function shiftIntoView(trigger: Element): number {
  const { left, right } = trigger.getBoundingClientRect();
  const start = getComputedStyle(trigger).direction === 'rtl' ? innerWidth - right : left;
  const edge = 16;
  return Math.min(0, innerWidth - edge - start - Math.min(288, innerWidth - 2 * edge));
}
