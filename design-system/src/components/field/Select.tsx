import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import type { FieldLabelProps } from './Field.tsx';
import { describedBy, Field } from './Field.tsx';
import { chevron, control, frame, select } from './field.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldLabelProps {
  options: readonly SelectOption[];
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Shown first and not choosable, while nothing is chosen. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own select in the house's clothes. */
export function Select({
  id,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  ...rest
}: SelectProps): ReactNode {
  const generatedId = useId();
  const selectId = id ?? generatedId;
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <Field
      id={selectId}
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
