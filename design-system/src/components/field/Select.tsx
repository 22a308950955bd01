import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Field, type TextControlProps } from './Field.tsx';
import { chevron, control as controlClass, frame, select } from './field.css.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useField } from './useField.ts';

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
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  ...props
}: SelectProps): ReactNode {
  const { field, control, rest } = useField(props);
  useEarlyInput(field.id, value, onChange);
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <Field {...field} component="Select">
      <div className={frame}>
        <select
          {...rest}
          {...control}
          {...(value === undefined ? { defaultValue: initial } : { value })}
          className={`${controlClass} ${select}`}
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
