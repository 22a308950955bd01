import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { countCharacters, maxLength } from './blockAnswer.ts';
import { counter } from './workBlock.css.ts';

const format = new Intl.NumberFormat('en-US');

/** The error of an answer that is too long, or undefined. */
export function lengthError(text: string): string | undefined {
  const excess = countCharacters(text) - maxLength;
  if (excess <= 0) return undefined;
  return `An answer can have at most ${format.format(maxLength)} characters. Remove ${format.format(excess)}; your text stays here until then.`;
}

/** How many of the possible characters are typed, near the limit. Exceeding the limit is announced. */
export function AnswerLength({ text }: { text: string }): ReactNode {
  const length = countCharacters(text);
  return (
    <>
      {length > maxLength * 0.9 && (
        <p className={counter} data-part="count">
          {format.format(length)} of {format.format(maxLength)} characters
        </p>
      )}
      <VisuallyHidden as="output">
        {length > maxLength && `Your answer has more than ${format.format(maxLength)} characters`}
      </VisuallyHidden>
    </>
  );
}

export interface LimitedTextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text area for an answer. It cuts nothing: a text that is too long stays, with an error. */
export function LimitedTextArea({ label, value, onChange }: LimitedTextAreaProps): ReactNode {
  return (
    <div>
      <TextArea label={label} value={value} onChange={onChange} rows={5} errorMessage={lengthError(value)} />
      <AnswerLength text={value} />
    </div>
  );
}
