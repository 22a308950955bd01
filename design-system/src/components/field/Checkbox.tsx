import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldError } from './Field.tsx';
import { checkbox, checkboxLabel, description as descriptionClass, field } from './field.css.ts';

export interface CheckboxProps {
  children: ReactNode;
  name?: string | undefined;
  value?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** @default false */
  isRequired?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own checkbox with its label. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected,
  onChange,
  description,
  errorMessage,
  isDisabled = false,
  isRequired = false,
  ...rest
}: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div className={field} data-component="Checkbox">
      <label className={checkboxLabel}>
        <input
          {...rest}
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
      {description && (
        <p id={`${id}-description`} className={descriptionClass}>
          {description}
        </p>
      )}
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
