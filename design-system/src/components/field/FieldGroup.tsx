import type { ReactNode } from 'react';
import { describedBy, FieldDescription, FieldError, FieldLabel, type FieldProps } from './Field.tsx';
import { field, legend } from './field.css.ts';

export interface FieldGroupProps extends FieldProps {
  /** `radiogroup` if the controls are radio buttons. @default 'group' */
  role?: 'group' | 'radiogroup' | undefined;
}

/** A `fieldset` for a question with several controls: legend, help, controls and error. */
export function FieldGroup({
  id,
  component = 'FieldGroup',
  role = 'group',
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  children,
}: FieldGroupProps): ReactNode {
  const isRadioGroup = role === 'radiogroup';
  return (
    <fieldset
      id={id}
      role={isRadioGroup ? role : undefined}
      disabled={isDisabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, description, errorMessage)}
      aria-required={isRadioGroup && isRequired ? true : undefined}
      aria-invalid={isRadioGroup ? Boolean(errorMessage) : undefined}
      data-component={component}
      data-invalid={errorMessage ? true : undefined}
    >
      <legend id={`${id}-label`} className={legend}>
        <FieldLabel label={label} isRequired={isRequired} />
      </legend>
      <div className={field}>
        <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        {children}
        {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      </div>
    </fieldset>
  );
}
