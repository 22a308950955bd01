import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { describedBy, Field, type TextControlProps } from './Field.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import { chevron, control, frame, select } from './field.css.ts';
import { useEarlyInput } from './useEarlyInput.ts';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What is shown. */
  label: string;
}

export interface SelectProps extends TextControlProps {
  /** What can be chosen, in the order shown. */
  options: readonly SelectOption[];
  /** Shown first and not choosable, while nothing is chosen. */
  placeholder?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: string | undefined;
  /** The select element. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of up to about fifteen plain words: the browser's own select, in the look of the other fields. */
export function Select({
  id,
  label,
  description,
  errorMessage: ownError,
  isRequired,
  isDisabled = false,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  ...rest
}: SelectProps): ReactNode {
  const errorMessage = useFieldError(rest.name, ownError);
  const generatedId = useId();
  const selectId = id ?? generatedId;
  useEarlyInput(selectId, value, onChange);
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <Field
      id={selectId}
      component="Select"
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
    >
      <div className={frame}>
        <select
          {...rest}
          {...(value === undefined ? { defaultValue: initial } : { value })}
          id={selectId}
          className={`${control} ${select}`}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy(selectId, description, errorMessage)}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon icon={icons.chevronDown} size="sm" />
        </span>
      </div>
    </Field>
  );
}
