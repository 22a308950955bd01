import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { description as descriptionClass, error, field, label as labelClass, optional } from './field.css.ts';

/** What every form field shares: its label, its help and its error. */
export interface FieldLabelProps {
  label: ReactNode;
  /** Help, read with the field. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the field invalid and is read with it. */
  errorMessage?: string | undefined;
  /** Adds "(optional)" when false is said outright. @default undefined */
  isRequired?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface FieldProps extends FieldLabelProps {
  /** The control's id. */
  id: string;
  children: ReactNode;
}

/** The ids that `aria-describedby` of the control with this id names. */
export function describedBy(
  id: string,
  description: ReactNode,
  errorMessage: string | undefined,
): string | undefined {
  return (
    [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

/** A field's error, with its icon. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <p id={id} className={error} data-part="error">
      <Icon icon={icons.circleExclamationPoint} size="sm" />
      <span>{children}</span>
    </p>
  );
}

/** Label, help, control and error of one field, tied by the control's id. */
export function Field({ id, label, description, errorMessage, isRequired, children }: FieldProps): ReactNode {
  return (
    <div className={field} data-component="Field" data-invalid={errorMessage ? true : undefined}>
      <label htmlFor={id} className={labelClass}>
        {label}
        {isRequired === false && <span className={optional}> (optional)</span>}
      </label>
      {description && (
        <p id={`${id}-description`} className={descriptionClass}>
          {description}
        </p>
      )}
      {children}
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
