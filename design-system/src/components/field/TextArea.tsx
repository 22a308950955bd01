import { type ReactNode, type Ref, useId } from 'react';
import type { FieldLabelProps } from './Field.tsx';
import { describedBy, Field } from './Field.tsx';
import { control, textArea } from './field.css.ts';

export interface TextAreaProps extends FieldLabelProps {
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Lines at first; it grows with its text where the browser can. @default 4 */
  rows?: number | undefined;
  maxLength?: number | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines. */
export function TextArea({
  id,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  rows = 4,
  onChange,
  ...rest
}: TextAreaProps): ReactNode {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <Field
      id={inputId}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
    >
      <textarea
        {...rest}
        id={inputId}
        rows={rows}
        className={`${control} ${textArea}`}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={describedBy(inputId, description, errorMessage)}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  );
}
