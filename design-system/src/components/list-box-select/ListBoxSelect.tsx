import { type ReactNode, type Ref, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Label,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { Spinner } from '../feedback/Spinner.tsx';
import { given } from '../field/given.ts';
import type { FieldLabelProps } from '../field/Field.tsx';
import { describedBy, FieldDescription, FieldError, FieldLabel } from '../field/Field.tsx';
import { field, label as labelClass } from '../field/field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import type { ListBoxOption, ListBoxOptionSection } from './ListBoxOptions.tsx';
import { ListBoxOptions } from './ListBoxOptions.tsx';
import { chevron, list, note, popover, trigger, value as valueClass } from './ListBoxSelect.css.ts';

export interface ListBoxSelectProps extends FieldLabelProps {
  /** What can be chosen, in the order shown, alone or under headings. */
  options: readonly (ListBoxOption | ListBoxOptionSection)[];
  /** The chosen value, when the parent keeps the state; null is none. */
  value?: string | null | undefined;
  /** The value chosen at first. */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is chosen. @default 'Choose one' */
  placeholder?: string | undefined;
  /** The options are on their way: the open list says so. @default false */
  isLoading?: boolean | undefined;
  /** Said in the list while the options load. @default 'Loading…' */
  loadingText?: string | undefined;
  /** Said in a list without options. @default 'Nothing to choose from.' */
  emptyText?: string | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** The button's id. @default a generated one */
  id?: string | undefined;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of a long list, with type-ahead, headings and a second line for each option; short lists take Select. */
export function ListBoxSelect({
  id,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  isLoading = false,
  loadingText = 'Loading…',
  emptyText = 'Nothing to choose from.',
  ref,
  ...rest
}: ListBoxSelectProps): ReactNode {
  const generatedId = useId();
  const buttonId = id ?? generatedId;
  return (
    <I18nProvider locale="en-US">
      <AriaSelect
        {...given({ ...rest, value, 'aria-describedby': describedBy(buttonId, description, errorMessage) })}
        id={buttonId}
        className={field}
        placeholder={placeholder}
        validationBehavior="aria"
        allowsEmptyCollection
        isRequired={isRequired ?? false}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
        onChange={(key) => key !== null && onChange?.(String(key))}
        data-component="ListBoxSelect"
      >
        <Label className={labelClass}>
          <FieldLabel label={label} isRequired={isRequired} />
        </Label>
        <FieldDescription id={`${buttonId}-description`}>{description}</FieldDescription>
        <Button ref={ref} className={trigger}>
          <SelectValue className={valueClass}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <span className={chevron}>
            <Icon icon={icons.chevronDown} size="sm" />
          </span>
        </Button>
        {errorMessage && <FieldError id={`${buttonId}-error`}>{errorMessage}</FieldError>}
        <Popover className={popover} offset={4}>
          <ListBox
            className={list}
            renderEmptyState={() => (
              <div className={note}>
                {isLoading && <Spinner size="sm" />}
                {isLoading ? loadingText : emptyText}
              </div>
            )}
          >
            {!isLoading && <ListBoxOptions options={options} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </I18nProvider>
  );
}
