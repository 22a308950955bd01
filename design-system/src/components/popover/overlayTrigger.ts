import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefCallback,
  useCallback,
} from 'react';

/** What an overlay gives the element that opens it. */
export interface OverlayTriggerProps {
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

/** A Button or an IconButton, or an element that hands the given props on to one, as Tooltip does. */
export type OverlayTrigger = ReactElement<OverlayTriggerProps>;

/** The element with an overlay's props beside its own: both refs are set, both handlers run, its own first. */
export function attachTrigger(trigger: OverlayTrigger, props: OverlayTriggerProps): ReactElement {
  const own = trigger.props;
  return cloneElement(trigger, {
    ...props,
    id: own.id ?? props.id,
    ref: own.ref ? mergeRefs(own.ref, props.ref) : props.ref,
    onPress: () => {
      own.onPress?.();
      props.onPress?.();
    },
  });
}

/** One ref that sets several. */
function mergeRefs<Value>(...refs: readonly (Ref<Value> | undefined)[]): RefCallback<Value> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** One ref that sets two, and stays the same while they do. */
export function useMergedRefs<Value>(
  first: Ref<Value> | undefined,
  second: Ref<Value> | undefined,
): RefCallback<Value> {
  return useCallback((value: Value | null) => mergeRefs(first, second)(value), [first, second]);
}
