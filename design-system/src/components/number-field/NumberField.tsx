import { type ReactNode, type Ref, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { given } from '../field/given.ts';
import { describedBy, Field, type FieldLabelProps } from '../field/Field.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
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
  id,
  label,
  description,
  errorMessage: ownError,
  isRequired,
  isDisabled = false,
  placeholder,
  isReadOnly = false,
  stepLabels = ['Decrease', 'Increase'],
  ref,
  ...rest
}: NumberFieldProps): ReactNode {
  const errorMessage = useFieldError(rest.name, ownError);
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const [decrease, increase] = stepLabels;
  const labels = { label, description, errorMessage, isRequired };
  const name = typeof label === 'string' ? ` ${label}` : '';
  return (
    <Field {...labels} id={inputId} component="NumberField">
      {/* The server formats as the browser will, whatever its language. */}
      <I18nProvider locale="en-US">
        <AriaNumberField
          {...given({ ...rest, 'aria-describedby': describedBy(inputId, description, errorMessage) })}
          id={inputId}
          isReadOnly={isReadOnly}
          isWheelDisabled
          validationBehavior="aria"
          isRequired={isRequired ?? false}
          isDisabled={isDisabled}
          isInvalid={Boolean(errorMessage)}
          aria-labelledby={`${inputId}-label`}
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
