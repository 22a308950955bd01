import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  type RefCallback,
  useCallback,
} from 'react';

/** The props that an overlay adds to its trigger. */
export interface OverlayTriggerProps {
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

/** A Button or an IconButton, or an element that passes its props to one, such as Tooltip. */
export type OverlayTrigger = ReactElement<OverlayTriggerProps>;

/** Returns the trigger with the overlay's props added. Both refs are set and both handlers run, the trigger's first. */
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

/** Returns a ref that sets all of the given refs. */
function mergeRefs<Value>(...refs: readonly (Ref<Value> | undefined)[]): RefCallback<Value> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** Returns a ref that sets two refs and is stable while they are. */
export function useMergedRefs<Value>(
  first: Ref<Value> | undefined,
  second: Ref<Value> | undefined,
): RefCallback<Value> {
  return useCallback((value: Value | null) => mergeRefs(first, second)(value), [first, second]);
}
