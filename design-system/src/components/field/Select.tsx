import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Field, type TextControlProps } from './Field.tsx';
import { chevron, control as controlClass, frame, select } from './field.css.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useField } from './useField.ts';

export interface SelectOption {
  /** The value that the form submits. */
  value: string;
  /** The visible text. */
  label: string;
}

export interface SelectProps extends TextControlProps {
  /** The options in display order. */
  options: readonly SelectOption[];
  /** The first option, shown while nothing is selected; it cannot be selected. */
  placeholder?: string | undefined;
  /** The kind of value that the browser can fill in. */
  autoComplete?: string | undefined;
  /** The select element. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select in the style of the other fields, for up to about fifteen short options. */
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
