import { cloneElement, type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { zIndex } from '../../theme/media.ts';
import { useMergedRefs } from '../popover/overlayTrigger.ts';
import { useTriggerTheme } from '../popover/useTriggerTheme.ts';
import { tooltip } from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** A short text without controls. */
  content: ReactNode;
  /** The control: a Button, IconButton, AppLink or another focusable element. */
  children: ReactElement<Record<string, unknown>>;
  /** Where the tooltip is shown; it flips if there is not enough room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Set to false if the text is already the control's name, so that screen readers do not read it twice. @default true */
  isDescription?: boolean | undefined;
  /** Disables the tooltip, but not the control. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A text about a control, shown on hover and keyboard focus. Other props are passed to the control. */
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
  const childRef = useMergedRefs(children.props.ref as Ref<HTMLElement> | undefined, ref);
  const themeRef = useTriggerTheme(triggerRef);
  const mergedRef = useMergedRefs(childRef, triggerRef);
  const { state: triggerState, handlers } = useTooltip(triggerRef);
  const state = { ...triggerState, isOpen: triggerState.isOpen && !isDisabled };
  const own = children.props;
  const describedBy = [own['aria-describedby'], isDescription && state.isOpen && id]
    .filter(Boolean)
    .join(' ');
  // React Aria's types omit the id, which its own trigger would set.
  const attributes = { id, 'data-component': 'Tooltip' };
  return (
    <TooltipTriggerStateContext value={state}>
      {cloneElement(children, {
        ...rest,
        ...chainHandlers(own, handlers),
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

/** Returns handlers that call the element's own handler first. */
function chainHandlers<Handlers extends object>(own: Record<string, unknown>, handlers: Handlers): Handlers {
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
