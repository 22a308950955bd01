import type { ReactNode } from 'react';
import { TextArea } from '../../components/field/TextArea.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { countCharacters, lengthError, maxLength } from './blockAnswer.ts';
import { counter } from './workBlock.css.ts';

const format = new Intl.NumberFormat('en-US');

/** How many of the possible characters are typed, near the limit. Exceeding the limit is announced. */
export function AnswerLength({
  text,
  max = maxLength,
}: {
  text: string;
  max?: number | undefined;
}): ReactNode {
  const length = countCharacters(text);
  return (
    <>
      {length > max * 0.9 && (
        <p className={counter} data-part="count">
          {format.format(length)} of {format.format(max)} characters
        </p>
      )}
      <VisuallyHidden as="output">
        {length > max && `Your answer has more than ${format.format(max)} characters`}
      </VisuallyHidden>
    </>
  );
}

export interface LimitedTextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The most characters. @default 10000 */
  max?: number | undefined;
}

/** A text area for an answer. It cuts nothing: a text that is too long stays, with an error. */
export function LimitedTextArea({ label, value, onChange, max }: LimitedTextAreaProps): ReactNode {
  return (
    <div>
      <TextArea
        label={label}
        value={value}
        onChange={onChange}
        rows={5}
        errorMessage={lengthError(value, max)}
      />
      <AnswerLength text={value} max={max} />
    </div>
  );
}
