import { type ReactNode, useId, useRef } from 'react';
import { FieldDescription, FieldError } from '../field/Field.tsx';
import { field, label as labelClass } from '../field/field.css.ts';
import { frame, hint as hintClass } from './CodeEditor.css.ts';
import { type CodeLanguage, useCodeMirror } from './useCodeMirror.ts';

export interface CodeEditorProps {
  /** The visible label and the accessible name. */
  label: string;
  /** The code. A change from outside is one step of Undo. */
  value: string;
  /** Called with the code after every change. */
  onChange: (value: string) => void;
  /** The language, for colors and indentation. */
  language: CodeLanguage;
  /** Called with Ctrl+Enter or Cmd+Enter. */
  onRun?: (() => void) | undefined;
  /** A help text that describes the field. */
  description?: string | undefined;
  /** The problem and what to do about it; marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Lets users read and copy the code only. @default false */
  isReadOnly?: boolean | undefined;
  /** The field's id, whose element can be focused. @default a generated one */
  id?: string | undefined;
}

const runningHint = 'Press Ctrl+Enter, or Cmd+Enter on a Mac, to run it.';
const leavingHint = 'Press Escape, then Tab, to leave the editor.';

/** An editor for code with line numbers, colors, indentation and an undo history. Tab indents, so Escape comes before it. */
export function CodeEditor({
  label,
  value,
  onChange,
  language,
  onRun,
  description,
  errorMessage,
  isReadOnly = false,
  id: givenId,
}: CodeEditorProps): ReactNode {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const host = useRef<HTMLDivElement>(null);
  // Nothing can be indented in code that is read only, so Tab leaves it.
  const hint = [onRun && runningHint, !isReadOnly && leavingHint].filter(Boolean).join(' ');
  useCodeMirror(host, {
    value,
    onChange,
    onRun,
    language,
    label,
    isReadOnly,
    isInvalid: Boolean(errorMessage),
    description: [description, hint, errorMessage].filter(Boolean).join(' '),
  });
  return (
    <div className={field} data-component="CodeEditor">
      <span className={labelClass} data-part="label">
        {label}
      </span>
      <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
      <div
        ref={host}
        id={id}
        className={frame}
        data-part="editor"
        data-invalid={errorMessage ? true : undefined}
      />
      {hint && (
        <p className={hintClass} data-part="hint">
          {hint}
        </p>
      )}
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  );
}
