import { createContext, type ReactNode, useId, useMemo, useState } from 'react';
import type { FieldLabelProps } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import { radios } from './RadioGroup.css.ts';

export interface RadioGroupProps extends FieldLabelProps {
  /** The Radios. */
  children: ReactNode;
  /** The name under which a form sends the choice. @default a generated one */
  name?: string | undefined;
  /** The chosen value, when the parent keeps the state; '' is none. */
  value?: string | undefined;
  /** The value chosen at first. */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Side by side only for two or three short words. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** What a group tells its radios. */
export interface RadioGroupState {
  name: string;
  /** The chosen value when the parent keeps the state. */
  value: string | undefined;
  defaultValue: string | undefined;
  isRequired: boolean;
  onChange: (value: string) => void;
}

/** The group that a Radio stands in. */
export const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** One of a few, all of them in sight: radio buttons under a legend. */
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
      onChange: (chosen: string) => onChange?.(chosen),
    }),
    [name, id, value, initial, isRequired, onChange],
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
