import type { ReactNode, Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { given } from '../field/given.ts';
import { Field, type FieldLabelProps } from '../field/Field.tsx';
import { useField } from '../field/useField.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { group, input, stepper } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldLabelProps {
  /** The number, when the parent keeps the state; NaN is an empty field. */
  value?: number | undefined;
  /** The number at first. */
  defaultValue?: number | undefined;
  /** Called with the number once it is certain: at a step, at Enter and when focus leaves; NaN when empty. */
  onChange?: ((value: number) => void) | undefined;
  /** What is typed below it becomes it. */
  minValue?: number | undefined;
  /** What is typed above it becomes it. */
  maxValue?: number | undefined;
  /** The distance between numbers; what is typed between them goes to the nearest. @default 1 */
  step?: number | undefined;
  /** Money, percent or unit, as `Intl.NumberFormat` takes it. @default a plain number */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** The name under which a form sends the plain number. */
  name?: string | undefined;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** What the buttons do, before the field's name. @default ['Decrease', 'Increase'] */
  stepLabels?: readonly [decrease: string, increase: string] | undefined;
  /** The control's id. @default a generated one */
  id?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number that can be typed or stepped, formatted as money, percent or unit; the mouse wheel leaves it alone. */
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
      {/* The server formats as the browser will, whatever its language. */}
      <I18nProvider locale="en-US">
        <AriaNumberField
          {...given({ ...rest, name: control.name, 'aria-describedby': control['aria-describedby'] })}
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
