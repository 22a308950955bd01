import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { IconButton } from '../button/IconButton.tsx';
import type { FieldLabelProps } from './Field.tsx';
import { describedBy, Field } from './Field.tsx';
import { control, frame, slotEnd, slotStart, withEnd, withStart } from './field.css.ts';
import * as icons from '../icon/icons.ts';

export interface TextFieldProps extends FieldLabelProps {
  name?: string | undefined;
  /** `password` brings a show-password button. @default 'text' */
  type?:
    | Extract<
        HTMLInputTypeAttribute,
        'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date'
      >
    | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  placeholder?: string | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | 'any' | undefined;
  maxLength?: number | undefined;
  /** @default false */
  isReadOnly?: boolean | undefined;
  /** Drawn inside the field, before the text; decorative. */
  iconStart?: ReactNode;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-line input with its label, help and error tied to it. Controlled with `value`, free with `defaultValue`. */
export function TextField({
  id,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  type = 'text',
  iconStart,
  onChange,
  ...rest
}: TextFieldProps): ReactNode {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const [isRevealed, setIsRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field
      id={inputId}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isRequired={isRequired}
    >
      <div className={frame}>
        {iconStart && <span className={slotStart}>{iconStart}</span>}
        <input
          {...rest}
          id={inputId}
          type={isPassword && isRevealed ? 'text' : type}
          className={[control, isPassword && withEnd, iconStart && withStart].filter(Boolean).join(' ')}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={describedBy(inputId, description, errorMessage)}
          onChange={(event) => onChange?.(event.target.value)}
          {...(isPassword && { autoCapitalize: 'none', spellCheck: false })}
        />
        {isPassword && (
          <span className={slotEnd}>
            <IconButton
              icon={isRevealed ? icons.eyeOff : icons.eye}
              label="Show password"
              aria-pressed={isRevealed}
              aria-controls={inputId}
              size="sm"
              isDisabled={isDisabled}
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
