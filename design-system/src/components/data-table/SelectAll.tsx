import type { ReactNode } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { checkbox } from '../field/choice.css.ts';
import { checkboxHit, checkboxText } from './selection.css.ts';

export interface SelectAllProps {
  /** `some` is the mixed state of the checkbox. */
  state: 'none' | 'some' | 'all';
  onChange: () => void;
  /** @default false */
  isLabelShown?: boolean | undefined;
}

/** The checkbox that selects all rows on the page. */
export function SelectAll({ state, onChange, isLabelShown = false }: SelectAllProps): ReactNode {
  const setMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = state === 'some';
  };
  return (
    <label className={`${checkboxHit} ${isLabelShown ? checkboxText : ''}`} data-part="select-all">
      <input
        ref={setMixed}
        type="checkbox"
        className={checkbox}
        checked={state === 'all'}
        onChange={onChange}
      />
      <span className={isLabelShown ? undefined : visuallyHidden}>Select all rows</span>
    </label>
  );
}
