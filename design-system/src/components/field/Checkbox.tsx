import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { FieldDescription, FieldError } from './Field.tsx';
import { checkbox, choice, choiceHelp } from './choice.css.ts';
import { field as fieldClass } from './field.css.ts';
import { useField } from './useField.ts';

export interface CheckboxProps {
  /** The label. */
  children: ReactNode;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** The value that a form submits while the box is checked. @default 'on' */
  value?: string | undefined;
  /** Whether the box is checked, if the parent controls it. */
  isSelected?: boolean | undefined;
  /** Whether the box is checked initially. @default false */
  defaultSelected?: boolean | undefined;
  /** Shows that some but not all of the items are selected; a press still checks or unchecks the box. @default false */
  isIndeterminate?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** A help text that describes the checkbox. */
  description?: ReactNode;
  /** The problem and what to do about it. */
  errorMessage?: string | undefined;
  /** Disables the checkbox. @default false */
  isDisabled?: boolean | undefined;
  /** Whether the box must be checked. @default false */
  isRequired?: boolean | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox with its label, for yes or no, or for one of several options that can all apply. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  onChange,
  ref,
  ...props
}: CheckboxProps): ReactNode {
  const { field, control, rest } = useField({ ...props, label: children });
  const { id, description, errorMessage } = field;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // The state has no attribute, and the browser resets it on every press.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={fieldClass} data-component="Checkbox" data-invalid={errorMessage ? true : undefined}>
      <label className={choice}>
        <input
          {...rest}
          {...control}
          ref={input}
          type="checkbox"
          className={checkbox}
          {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{field.label}</span>
      </label>
      <div className={choiceHelp}>
        <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      </div>
    </div>
  );
}
