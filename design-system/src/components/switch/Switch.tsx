import { type ReactNode, type Ref, useId } from 'react';
import { FieldDescription } from '../field/Field.tsx';
import { choice } from '../field/choice.css.ts';
import { field } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { help, input, mark, thumb, track } from './Switch.css.ts';

export interface SwitchProps {
  /** The label, the same in both states. */
  children: ReactNode;
  /** A help text that describes the switch. */
  description?: ReactNode;
  /** Whether the switch is on, if the parent controls it. */
  isSelected?: boolean | undefined;
  /** Whether the switch is on initially. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Disables the switch. @default false */
  isDisabled?: boolean | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

// The browser exposes the state of the native input; an additional `aria-checked` could contradict it.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** Turns a setting on or off immediately, without a Save button. */
export function Switch({
  children,
  description,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  ...rest
}: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className={field} data-component="Switch">
      <label className={choice}>
        <span className={track}>
          <input
            {...rest}
            {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
            {...nativeSwitch}
            className={input}
            disabled={isDisabled}
            aria-describedby={description ? `${id}-description` : undefined}
            onChange={(event) => onChange?.(event.target.checked)}
          />
          <span className={thumb}>
            <span className={mark}>
              <Icon icon={icons.check} size="sm" />
            </span>
          </span>
        </span>
        <span>{children}</span>
      </label>
      {description && (
        <div className={help}>
          <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        </div>
      )}
    </div>
  );
}
