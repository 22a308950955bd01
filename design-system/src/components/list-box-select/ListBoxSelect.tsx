import { type ReactNode, type Ref, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Label, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { omitUndefined } from '../field/omitUndefined.ts';
import { FieldDescription, FieldError, FieldLabel, type FieldLabelProps } from '../field/Field.tsx';
import { field as fieldClass, label as labelClass } from '../field/field.css.ts';
import { useField } from '../field/useField.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { useMergedRefs } from '../popover/overlayTrigger.ts';
import { useTriggerTheme } from '../popover/useTriggerTheme.ts';
import { ListBoxOptions, type ListBoxOptionsProps } from './ListBoxOptions.tsx';
import { chevron, popover, trigger, value as valueClass } from './ListBoxSelect.css.ts';

export interface ListBoxSelectProps extends FieldLabelProps, ListBoxOptionsProps {
  /** The selected value, if the parent controls it; null for none. */
  value?: string | null | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onChange?: ((value: string) => void) | undefined;
  /** Shown while nothing is selected. @default 'Choose one' */
  placeholder?: string | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** The button's id. @default a generated one */
  id?: string | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A select for a long list, with type-ahead, headings and a second line per option. Use Select for a short list. */
export function ListBoxSelect({
  value,
  defaultValue,
  onChange,
  placeholder = 'Choose one',
  ...props
}: ListBoxSelectProps): ReactNode {
  const { field, control, rest } = useField(props);
  const { id, label, description, errorMessage, isRequired } = field;
  const choice = {
    value,
    defaultValue,
    name: control.name,
    placeholder,
    isRequired,
    isDisabled: control.disabled,
  };
  return (
    <I18nProvider locale="en-US">
      <AriaSelect
        {...omitUndefined({ ...choice, 'aria-describedby': control['aria-describedby'] })}
        id={id}
        className={fieldClass}
        validationBehavior="aria"
        allowsEmptyCollection
        isInvalid={Boolean(errorMessage)}
        onChange={(key) => key !== null && onChange?.(String(key))}
        data-component="ListBoxSelect"
      >
        <Label className={labelClass}>
          <FieldLabel label={label} isRequired={isRequired} />
        </Label>
        <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        <Picker {...rest} placeholder={placeholder} />
        {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      </AriaSelect>
    </I18nProvider>
  );
}

/** The button and the list that it opens. */
function Picker({
  placeholder,
  ref,
  ...list
}: ListBoxOptionsProps & Pick<ListBoxSelectProps, 'placeholder' | 'ref'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={useMergedRefs(ref, button)} className={trigger}>
        <SelectValue className={valueClass}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <span className={chevron}>
          <Icon icon={icons.chevronDown} size="sm" />
        </span>
      </Button>
      <Popover ref={useTriggerTheme(button)} className={popover} offset={4}>
        <ListBoxOptions {...list} />
      </Popover>
    </>
  );
}
