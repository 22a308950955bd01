import { type ReactNode, type Ref, useId } from 'react';
import { FieldDescription } from '../field/Field.tsx';
import { choice } from '../field/choice.css.ts';
import { field } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { help, input, mark, thumb, track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off, the same words in both states. */
  children: ReactNode;
  /** Help, read with the switch. */
  description?: ReactNode;
  /** Whether it is on, when the parent keeps the state. */
  isSelected?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** Takes it out of use. @default false */
  isDisabled?: boolean | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

// The browser tells its state: an `aria-checked` beside it could only contradict.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** Turns something on or off at once, without a Save button. */
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
