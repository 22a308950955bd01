import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { FieldDescription, FieldError } from './Field.tsx';
import { checkbox, choice, choiceHelp } from './choice.css.ts';
import { field as fieldClass } from './field.css.ts';
import { useField } from './useField.ts';

export interface CheckboxProps {
  /** The label. */
  children: ReactNode;
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** What a form sends for it while it is checked. @default 'on' */
  value?: string | undefined;
  /** Whether it is checked, when the parent keeps the state. */
  isSelected?: boolean | undefined;
  /** Whether it is checked at first. @default false */
  defaultSelected?: boolean | undefined;
  /** Some, but not all, of what it stands for is chosen; a press still answers checked or not. @default false */
  isIndeterminate?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Help, read with the checkbox. */
  description?: ReactNode;
  /** What is wrong and what to do. */
  errorMessage?: string | undefined;
  /** Takes it out of use. @default false */
  isDisabled?: boolean | undefined;
  /** The form is not complete without it. @default false */
  isRequired?: boolean | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A yes or no, or one of several that may all apply: a checkbox with its label. */
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
  // The state has no attribute, and the browser drops it at every press.
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
