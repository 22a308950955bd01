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
import { useEarlyInput } from './useEarlyInput.ts';
import { useField } from './useField.ts';

export interface TextFieldProps extends TextControlProps {
  /** `password` brings a show-password button. @default 'text' */
  type?:
    | Extract<
        HTMLInputTypeAttribute,
        'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date'
      >
    | undefined;
  /** Called when focus leaves. */
  onBlur?: (() => void) | undefined;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which keyboard a touch screen shows. @default by `type` */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** An example, never the label: it goes away as one types. */
  placeholder?: string | undefined;
  /** The least number or the first date. */
  min?: number | string | undefined;
  /** The greatest number or the last date. */
  max?: number | string | undefined;
  /** The distance between numbers. */
  step?: number | 'any' | undefined;
  /** Characters at most; the browser takes no more. */
  maxLength?: number | undefined;
  /** Can be read, copied and sent, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Drawn inside the field, before the text; decorative. */
  iconStart?: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-line input with its label, help and error tied to it. Controlled with `value`, free with `defaultValue`. */
export function TextField({
  isReadOnly = false,
  type = 'text',
  iconStart,
  onChange,
  ...props
}: TextFieldProps): ReactNode {
  const { field, control, rest } = useField(props);
  const [isRevealed, setIsRevealed] = useState(false);
  useEarlyInput(field.id, rest.value ?? rest.defaultValue ?? '', onChange);
  const isPassword = type === 'password';
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
          {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
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
