import { createContext, type ReactNode, useId, useMemo, useState } from 'react';
import type { FieldLabelProps } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import { radios } from './RadioGroup.css.ts';

export interface RadioGroupProps extends FieldLabelProps {
  /** The Radio components. */
  children: ReactNode;
  /** The name under which a form submits the value. @default a generated one */
  name?: string | undefined;
  /** The selected value, if the parent controls it; '' for none. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onChange?: ((value: string) => void) | undefined;
  /** `horizontal` is only for two or three short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** The state that a group passes to its radio buttons. */
export interface RadioGroupState {
  name: string;
  /** The selected value, if the parent controls it. */
  value: string | undefined;
  defaultValue: string | undefined;
  isRequired: boolean;
  /** The id of the group's error. */
  errorId: string | undefined;
  onChange: (value: string) => void;
}

/** The state of the group around a Radio. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** Radio buttons below a legend, for one of a few options that are all visible. */
export function RadioGroup({
  children,
  name,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  isRequired,
  errorMessage,
  ...labels
}: RadioGroupProps): ReactNode {
  const id = useId();
  const error = useFieldError(name, errorMessage);
  const [initial] = useState(defaultValue);
  const state = useMemo(
    () => ({
      name: name ?? id,
      value,
      defaultValue: initial,
      isRequired: isRequired === true,
      errorId: error ? `${id}-error` : undefined,
      onChange: (chosen: string) => onChange?.(chosen),
    }),
    [name, id, value, initial, isRequired, error, onChange],
  );
  return (
    <FieldGroup
      {...labels}
      id={id}
      component="RadioGroup"
      role="radiogroup"
      isRequired={isRequired}
      errorMessage={error}
    >
      <div className={radios({ orientation })} data-part="options">
        <RadioGroupContext value={state}>{children}</RadioGroupContext>
      </div>
    </FieldGroup>
  );
}
