import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Field, type TextControlProps } from './Field.tsx';
import { control as controlClass, frame, slotEnd, slotStart, withEnd, withStart } from './field.css.ts';
import * as icons from '../icon/icons.ts';
import { capitalizationOf, type Capitalization } from './capitalization.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useField } from './useField.ts';

export interface TextFieldProps extends TextControlProps {
  /** `password` adds a show-password button. @default 'text' */
  type?:
    | Extract<
        HTMLInputTypeAttribute,
        'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date'
      >
    | undefined;
  /** Called when the field loses focus. */
  onBlur?: (() => void) | undefined;
  /** The kind of value that the browser can fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The keyboard that a touch screen shows. @default by `type` */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /**
   * What a touch keyboard capitalizes. All but 'sentences' also turn off the correction of spelling.
   * @default 'none' for addresses, codes and numbers, 'words' for names, else 'sentences'; by `type`, `inputMode` and
   * `autoComplete`
   */
  autoCapitalize?: Capitalization | undefined;
  /** An example, never the label: it disappears when the user types. */
  placeholder?: string | undefined;
  /** The smallest number or the earliest date. */
  min?: number | string | undefined;
  /** The largest number or the latest date. */
  max?: number | string | undefined;
  /** The step between numbers. */
  step?: number | 'any' | undefined;
  /** The maximum number of characters; the browser rejects more. */
  maxLength?: number | undefined;
  /** Prevents changes to the value, which can still be copied and is submitted. @default false */
  isReadOnly?: boolean | undefined;
  /** A decorative icon inside the field, before the text. */
  iconStart?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-line input with its label, help and error. Controlled with `value`, uncontrolled with `defaultValue`. */
export function TextField({
  isReadOnly = false,
  type = 'text',
  iconStart,
  autoCapitalize,
  onChange,
  ...props
}: TextFieldProps): ReactNode {
  const { field, control, rest } = useField(props);
  const [isRevealed, setIsRevealed] = useState(false);
  useEarlyInput(field.id, rest.value ?? rest.defaultValue ?? '', onChange);
  const isPassword = type === 'password';
  const capitalization = autoCapitalize ?? capitalizationOf({ ...rest, type });
  return (
    <Field {...field} component="TextField">
      <div className={frame}>
        {iconStart && <span className={slotStart}>{iconStart}</span>}
        <input
          {...rest}
          {...control}
          type={isPassword && isRevealed ? 'text' : type}
          className={[controlClass, isPassword && withEnd, iconStart && withStart].filter(Boolean).join(' ')}
          readOnly={isReadOnly}
          onChange={(event) => onChange?.(event.target.value)}
          {...(capitalization !== 'sentences' && {
            autoCapitalize: capitalization,
            autoCorrect: 'off',
            spellCheck: false,
          })}
        />
        {isPassword && (
          <span className={slotEnd}>
            <IconButton
              icon={isRevealed ? icons.eyeOff : icons.eye}
              label="Show password"
              aria-pressed={isRevealed}
              aria-controls={field.id}
              size="sm"
              isDisabled={control.disabled}
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
