import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { IconButton } from '../button/IconButton.tsx';
import { control, field, frame, label as labelClass, slotStart } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { useEarlyInput } from '../field/useEarlyInput.ts';
import { clear, input } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** The label. @default 'Search' */
  label?: string | undefined;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** The text, if the parent controls it. */
  value?: string | undefined;
  /** The initial text. */
  defaultValue?: string | undefined;
  /** Called with the text after every change, and with '' when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the text on Enter; the surrounding form is then not submitted. */
  onSubmit?: ((value: string) => void) | undefined;
  /** An example of a search. */
  placeholder?: string | undefined;
  /** The name of the button that clears the field. @default 'Clear search' */
  clearLabel?: string | undefined;
  /** The name under which a form submits the text. */
  name?: string | undefined;
  /** Disables the field. @default false */
  isDisabled?: boolean | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a search or filter, with a Clear button; Escape also clears it. */
export function SearchField({
  id,
  label = 'Search',
  isLabelHidden = false,
  onChange,
  onSubmit,
  placeholder = ' ',
  clearLabel = 'Clear search',
  isDisabled = false,
  ref,
  ...rest
}: SearchFieldProps): ReactNode {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const element = useRef<HTMLInputElement>(null);
  useEarlyInput(inputId, rest.value, onChange);
  useImperativeHandle(ref, () => element.current as HTMLInputElement);

  const clearText = () => {
    if (element.current && rest.value === undefined) element.current.value = '';
    element.current?.focus();
    onChange?.('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // Only the next Escape closes a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      clearText();
    }
  };
  return (
    <div className={field} data-component="SearchField">
      <label htmlFor={inputId} className={isLabelHidden ? visuallyHidden : labelClass}>
        {label}
      </label>
      <div className={frame}>
        <span className={slotStart}>
          <Icon icon={icons.search} size="sm" />
        </span>
        <input
          {...rest}
          ref={element}
          id={inputId}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${control} ${input}`}
          placeholder={placeholder}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={clear}>
          <IconButton icon={icons.x} label={clearLabel} size="sm" onPress={clearText} />
        </span>
      </div>
    </div>
  );
}
