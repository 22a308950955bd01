import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { visuallyHidden } from '../../layout/layout.css.ts';
import { IconButton } from '../button/IconButton.tsx';
import { control, field, frame, label as labelClass, slotStart } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { clear, input } from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Says what is searched. @default 'Search' */
  label?: string | undefined;
  /** Keeps the label for assistive technology alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** The words, when the parent keeps the state. */
  value?: string | undefined;
  /** The words at first. */
  defaultValue?: string | undefined;
  /** Called with the words after every change, and with '' when they are cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the words at Enter; the form around is then not sent. */
  onSubmit?: ((value: string) => void) | undefined;
  /** An example of what can be found. */
  placeholder?: string | undefined;
  /** Name of the button that empties the field. @default 'Clear search' */
  clearLabel?: string | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** Takes it out of use. @default false */
  isDisabled?: boolean | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Words to search or filter by, with a button that clears them; Escape clears too. */
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
  useImperativeHandle(ref, () => element.current as HTMLInputElement);

  const empty = () => {
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
      // The dialog around closes at the next one.
      event.preventDefault();
      event.stopPropagation();
      empty();
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
          spellCheck={false}
          className={`${control} ${input}`}
          placeholder={placeholder}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={clear}>
          <IconButton icon={icons.x} label={clearLabel} size="sm" onPress={empty} />
        </span>
      </div>
    </div>
  );
}
