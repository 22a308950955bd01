import { type ReactNode, type Ref, useId, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { describedBy, Field, type TextControlProps } from './Field.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import { control, textArea } from './field.css.ts';

export interface TextAreaProps extends TextControlProps {
  /** An example, never the label: it goes away as one types. */
  placeholder?: string | undefined;
  /** Lines at first; it grows with its text where the browser can. @default 4 */
  rows?: number | undefined;
  /** Characters at most; shows how many are written, and says so near the end. */
  maxLength?: number | undefined;
  /** The textarea element. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of text. */
export function TextArea({
  id,
  label,
  description,
  errorMessage: ownError,
  isRequired,
  isDisabled = false,
  rows = 4,
  maxLength,
  onChange,
  ...rest
}: TextAreaProps): ReactNode {
  const errorMessage = useFieldError(rest.name, ownError);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const [typed, setTyped] = useState<string>();
  const written = rest.value ?? typed ?? rest.defaultValue ?? '';
  const describing = [
    describedBy(inputId, description, errorMessage),
    maxLength !== undefined && `${inputId}-limit`,
  ];
  return (
    <Field
      id={inputId}
      component="TextArea"
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
    >
      <textarea
        {...rest}
        id={inputId}
        rows={rows}
        maxLength={maxLength}
        className={`${control} ${textArea}`}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={describing.filter(Boolean).join(' ') || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event.target.value);
        }}
      />
      {maxLength !== undefined && (
        <CharacterCount
          controlId={inputId}
          length={written.length}
          maxLength={maxLength}
          onReset={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
