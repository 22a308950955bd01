import { cloneElement, type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { zIndex } from '../../theme/media.ts';
import { useMergedRefs } from '../popover/overlayTrigger.ts';
import { useTriggerTheme } from '../popover/useTriggerTheme.ts';
import { tooltip } from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A few words; nothing to press. */
  content: ReactNode;
  /** The control it belongs to: a Button, IconButton or AppLink, or another element that takes focus. */
  children: ReactElement<Record<string, unknown>>;
  /** Where it shows; it flips where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** False where the words are the control's name already, as an icon button's: they are not read twice. @default true */
  isDescription?: boolean | undefined;
  /** Never shows; the control stays as it is. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Words about a control while it is pointed at or has the keyboard's focus. Other props go to the control. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  isDescription = true,
  isDisabled = false,
  ref,
  ...rest
}: TooltipProps): ReactNode {
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const given = useMergedRefs(children.props.ref as Ref<HTMLElement> | undefined, ref);
  const themeRef = useTriggerTheme(triggerRef);
  const mergedRef = useMergedRefs(given, triggerRef);
  const { state: kept, handlers } = useTooltip(triggerRef);
  const state = { ...kept, isOpen: kept.isOpen && !isDisabled };
  const own = children.props;
  const describedBy = [own['aria-describedby'], isDescription && state.isOpen && id]
    .filter(Boolean)
    .join(' ');
  // React Aria's type leaves the id out, which its own trigger gives.
  const attributes = { id, 'data-component': 'Tooltip' };
  return (
    <TooltipTriggerStateContext value={state}>
      {cloneElement(children, {
        ...rest,
        ...chained(own, handlers),
        'aria-describedby': describedBy || undefined,
        ref: mergedRef,
      })}
      <AriaTooltip
        {...attributes}
        ref={themeRef}
        className={tooltip}
        style={{ zIndex: zIndex.popover }}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
      >
        {content}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}

/** The handlers, each after the element's own one. */
function chained<Handlers extends object>(own: Record<string, unknown>, handlers: Handlers): Handlers {
  const both = Object.entries(handlers).map(([name, handler]) => {
    const first = own[name];
    if (typeof first !== 'function') return [name, handler];
    return [
      name,
      (event: unknown) => {
        first(event);
        handler(event);
      },
    ];
  });
  return Object.fromEntries(both) as Handlers;
}
