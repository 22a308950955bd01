import { type ReactNode, type Ref, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { Field, type TextControlProps } from './Field.tsx';
import { control as controlClass, textArea } from './field.css.ts';
import { useField } from './useField.ts';

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
export function TextArea({ rows = 4, maxLength, onChange, ...props }: TextAreaProps): ReactNode {
  const { field, control, rest } = useField(props);
  const [typed, setTyped] = useState<string>();
  const written = rest.value ?? typed ?? rest.defaultValue ?? '';
  const describing = [control['aria-describedby'], maxLength !== undefined && `${field.id}-limit`];
  return (
    <Field {...field} component="TextArea">
      <textarea
        {...rest}
        {...control}
        rows={rows}
        maxLength={maxLength}
        className={`${controlClass} ${textArea}`}
        aria-describedby={describing.filter(Boolean).join(' ') || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event.target.value);
        }}
      />
      {maxLength !== undefined && (
        <CharacterCount
          controlId={field.id}
          length={written.length}
          maxLength={maxLength}
          onReset={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
