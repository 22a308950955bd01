import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useFieldError } from '../form/fieldErrors.ts';
import { describedBy, FieldDescription, FieldError } from './Field.tsx';
import { checkbox, choice, choiceHelp } from './choice.css.ts';
import { field } from './field.css.ts';

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
  description,
  errorMessage: ownError,
  isDisabled = false,
  isRequired = false,
  ref,
  ...rest
}: CheckboxProps): ReactNode {
  const errorMessage = useFieldError(rest.name, ownError);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // The state has no attribute, and the browser drops it at every press.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={field} data-component="Checkbox" data-invalid={errorMessage ? true : undefined}>
      <label className={choice}>
        <input
          {...rest}
          ref={input}
          id={id}
          type="checkbox"
          className={checkbox}
          {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy(id, description, errorMessage)}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <div className={choiceHelp}>
        <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      </div>
    </div>
  );
}
