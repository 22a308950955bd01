import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { error, field, label as labelClass, optional } from './field.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

/** The props that all form fields share: label, help and error. */
export interface FieldLabelProps {
  /** The visible label. */
  label: ReactNode;
  /** A help text that describes the field. */
  description?: ReactNode;
  /** The problem and what to do about it; marks the field as invalid. */
  errorMessage?: string | undefined;
  /** An explicit `false` adds "(optional)" to the label. @default undefined */
  isRequired?: boolean | undefined;
  /** Disables the field, which the form then does not submit. @default false */
  isDisabled?: boolean | undefined;
}

/** The props that all fields with a native text control share. */
export interface TextControlProps extends FieldLabelProps {
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** The value, if the parent controls it. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: string) => void) | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
}

export interface FieldProps extends FieldLabelProps {
  /** The control's id. */
  id: string;
  /** The name of the component for `data-component`. @default 'Field' */
  component?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** Returns the control's `aria-describedby`: the ids of its help and its error. */
export function describedBy(
  id: string,
  description: ReactNode,
  errorMessage: string | undefined,
): string | undefined {
  return (
    [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

/** A label's text, with "(optional)" for an optional field. */
export function FieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>): ReactNode {
  return (
    <>
      {label}
      {isRequired === false && <span className={optional}> (optional)</span>}
    </>
  );
}

/** A field's help text, if it has one. */
export function FieldDescription({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  return (
    children && (
      <div id={id} className={smallMuted} data-part="description">
        {children}
      </div>
    )
  );
}

/** A field's error with an icon. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <p id={id} className={error} data-part="error">
      <Icon icon={icons.circleExclamationPoint} size="sm" />
      <span>{children}</span>
    </p>
  );
}

/** The label, help, control and error of a field, connected by the control's id; the label's id is `{id}-label`. */
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
