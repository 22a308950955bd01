import { type ReactNode, type Ref, useState } from 'react';
import { CharacterCount } from './CharacterCount.tsx';
import { Field, type TextControlProps } from './Field.tsx';
import { control as controlClass, textArea } from './field.css.ts';
import { useField } from './useField.ts';

export interface TextAreaProps extends TextControlProps {
  /** An example, never the label: it disappears when the user types. */
  placeholder?: string | undefined;
  /** The initial number of lines; in browsers that support it, the field grows with its text. @default 4 */
  rows?: number | undefined;
  /** The maximum number of characters; shows a count and announces when few are left. */
  maxLength?: number | undefined;
  /** The textarea element. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field for several lines of text. */
export function TextArea({ rows = 4, maxLength, onChange, ...props }: TextAreaProps): ReactNode {
  const { field, control, rest } = useField(props);
  const [typed, setTyped] = useState<string>();
  const text = rest.value ?? typed ?? rest.defaultValue ?? '';
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
          length={text.length}
          maxLength={maxLength}
          onReset={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
