import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Field, type TextControlProps } from './Field.tsx';
import { control as controlClass, count, textArea } from './field.css.ts';
import { useField } from './useField.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

/** The numbers of remaining characters to announce. An announcement after every key would interrupt typing. */
const steps = [0, 5, 10, 20, 50];

/** Returns the announcement for the remaining characters, or an empty string if there are enough. */
function announcement(remaining: number, maxLength: number): string {
  const step = steps.find((candidate) => remaining <= candidate && candidate < maxLength / 2);
  if (step === undefined) return '';
  return step === 0 ? 'No characters left' : `${step} characters or fewer left`;
}

interface CharacterCountProps {
  /** The id of the control; the element `{id}-limit` describes it. */
  controlId: string;
  /** The number of typed characters. */
  length: number;
  /** The maximum number of characters. */
  maxLength: number;
  /** Called when the control's form is reset. */
  onReset: () => void;
}

/** Shows how many of the allowed characters are typed, and announces when few are left. */
function CharacterCount({ controlId, length, maxLength, onReset }: CharacterCountProps): ReactNode {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = document.getElementById(controlId)?.closest('form');
    const onFormReset = () => reset();
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, [controlId]);
  return (
    <>
      <p
        className={count}
        aria-hidden="true"
        data-part="count"
        data-full={length >= maxLength ? true : undefined}
      >
        {length} of {maxLength} characters
      </p>
      <VisuallyHidden id={`${controlId}-limit`}>At most {maxLength} characters.</VisuallyHidden>
      <VisuallyHidden as="output">{announcement(maxLength - length, maxLength)}</VisuallyHidden>
    </>
  );
}

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
