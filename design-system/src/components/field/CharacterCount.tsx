import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { count } from './field.css.ts';

/** Remaining characters at which the count is spoken: at every key it would talk over what is typed. */
const steps = [0, 5, 10, 20, 50];

/** The sentence for the step that is reached; empty while there is room. */
function announcement(remaining: number, maxLength: number): string {
  const step = steps.find((candidate) => remaining <= candidate && candidate < maxLength / 2);
  if (step === undefined) return '';
  return step === 0 ? 'No characters left' : `${step} characters or fewer left`;
}

export interface CharacterCountProps {
  /** The id of the control; `{id}-limit` is the sentence that describes it. */
  controlId: string;
  /** Characters that are written. */
  length: number;
  /** Characters at most. */
  maxLength: number;
  /** Called when the control's form is reset. */
  onReset: () => void;
}

/** How many characters of how many are written: seen at once, heard when few are left. */
export function CharacterCount({ controlId, length, maxLength, onReset }: CharacterCountProps): ReactNode {
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
