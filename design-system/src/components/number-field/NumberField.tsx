import type { ReactNode, Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { omitUndefined } from '../field/omitUndefined.ts';
import { Field, type FieldLabelProps } from '../field/Field.tsx';
import { useField } from '../field/useField.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { group, input, stepper } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldLabelProps {
  /** The number, if the parent controls it; NaN for an empty field. */
  value?: number | undefined;
  /** The initial number. */
  defaultValue?: number | undefined;
  /** Called with the number after a step, on Enter and when the field loses focus; NaN if it is empty. */
  onChange?: ((value: number) => void) | undefined;
  /** The minimum; a smaller number is replaced by it. */
  minValue?: number | undefined;
  /** The maximum; a larger number is replaced by it. */
  maxValue?: number | undefined;
  /** The step between numbers; a typed number is rounded to the nearest step. @default 1 */
  step?: number | undefined;
  /** The options of `Intl.NumberFormat`, for a currency, a percentage or a unit. @default a plain number */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** The name under which a form submits the plain number. */
  name?: string | undefined;
  /** Makes the number impossible to change; it can be copied. @default false */
  isReadOnly?: boolean | undefined;
  /** The labels of the step buttons, before the field's label. @default ['Decrease', 'Increase'] */
  stepLabels?: readonly [decrease: string, increase: string] | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a number, with step buttons and a format for a currency, a percentage or a unit; ignores the mouse wheel. */
export function NumberField({
  placeholder,
  isReadOnly = false,
  stepLabels = ['Decrease', 'Increase'],
  ref,
  ...props
}: NumberFieldProps): ReactNode {
  const { field, control, rest } = useField(props);
  const [decrease, increase] = stepLabels;
  const name = typeof field.label === 'string' ? ` ${field.label}` : '';
  return (
    <Field {...field} component="NumberField">
      {/* A fixed locale, so that the server and every browser render the same number. */}
      <I18nProvider locale="en-US">
        <AriaNumberField
          {...omitUndefined({ ...rest, name: control.name, 'aria-describedby': control['aria-describedby'] })}
          id={field.id}
          isReadOnly={isReadOnly}
          isWheelDisabled
          validationBehavior="aria"
          isRequired={field.isRequired ?? false}
          isDisabled={control.disabled ?? false}
          isInvalid={control['aria-invalid'] ?? false}
          aria-labelledby={`${field.id}-label`}
          decrementAriaLabel={`${decrease}${name}`}
          incrementAriaLabel={`${increase}${name}`}
        >
          <Control ref={ref} placeholder={placeholder} />
        </AriaNumberField>
      </I18nProvider>
    </Field>
  );
}

function Control({ ref, placeholder = '' }: Pick<NumberFieldProps, 'ref' | 'placeholder'>): ReactNode {
  return (
    <Group className={group}>
      <Input {...(ref && { ref })} className={input} placeholder={placeholder} />
      <Button slot="decrement" className={stepper}>
        <Icon icon={icons.minus} size="sm" />
      </Button>
      <Button slot="increment" className={stepper}>
        <Icon icon={icons.plus} size="sm" />
      </Button>
    </Group>
  );
}
