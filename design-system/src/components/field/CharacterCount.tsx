import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { count } from './field.css.ts';

/** The numbers of remaining characters to announce. An announcement after every key would interrupt typing. */
const steps = [0, 5, 10, 20, 50];

/** Returns the announcement for the remaining characters, or an empty string if there are enough. */
function announcement(remaining: number, maxLength: number): string {
  const step = steps.find((candidate) => remaining <= candidate && candidate < maxLength / 2);
  if (step === undefined) return '';
  return step === 0 ? 'No characters left' : `${step} characters or fewer left`;
}

export interface CharacterCountProps {
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
