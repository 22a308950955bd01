import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { error, field, label as labelClass, optional } from './field.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** What every form field shares: its label, its help and its error. */
export interface FieldLabelProps {
  /** The field's visible name. */
  label: ReactNode;
  /** Help, read with the field. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the field invalid and is read with it. */
  errorMessage?: string | undefined;
  /** Adds "(optional)" when false is said outright. @default undefined */
  isRequired?: boolean | undefined;
  /** Takes the field out of use and out of what the form sends. @default false */
  isDisabled?: boolean | undefined;
}

/** What the native fields that contain a text share. */
export interface TextControlProps extends FieldLabelProps {
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** The text or the chosen value, when the parent keeps the state. */
  value?: string | undefined;
  /** The text or the value at first. */
  defaultValue?: string | undefined;
  /** Called with the text or the value after every change. */
  onChange?: ((value: string) => void) | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
}

export interface FieldProps extends FieldLabelProps {
  /** The control's id. */
  id: string;
  /** The name of the component whose frame this is. @default 'Field' */
  component?: string | undefined;
  /** The control. */
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

/** A label's words, with "(optional)" where the field may stay empty. */
export function FieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>): ReactNode {
  return (
    <>
      {label}
      {isRequired === false && <span className={optional}> (optional)</span>}
    </>
  );
}

/** A field's help; nothing without words. */
export function FieldDescription({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  return (
    children && (
      <div id={id} className={smallMuted} data-part="description">
        {children}
      </div>
    )
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

/** Label, help, control and error of one field, tied by the control's id; the label's own id is `{id}-label`. */
export function Field({
  id,
  component = 'Field',
  label,
  description,
  errorMessage,
  isRequired,
  children,
}: FieldProps): ReactNode {
  return (
    <div className={field} data-component={component} data-invalid={errorMessage ? true : undefined}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
      {children}
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
