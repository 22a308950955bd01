import { type ReactNode, type Ref, use, useId } from 'react';
import { FieldDescription } from '../field/Field.tsx';
import { choice, choiceHelp } from '../field/choice.css.ts';
import { option, radio } from './RadioGroup.css.ts';
import { RadioGroupContext } from './RadioGroup.tsx';

export interface RadioProps {
  /** The group's value while this radio button is selected. */
  value: string;
  /** The label. */
  children: ReactNode;
  /** A help text that describes this option. */
  description?: ReactNode;
  /** Disables this option. @default false */
  isDisabled?: boolean | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An option of a RadioGroup. */
export function Radio({ value, children, description, isDisabled = false, ref }: RadioProps): ReactNode {
  const id = useId();
  const group = use(RadioGroupContext);
  if (group === null) throw new Error('A Radio must be inside a RadioGroup.');
  const chosen =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <div className={option} data-component="Radio">
      <label className={choice}>
        <input
          {...chosen}
          ref={ref}
          id={id}
          type="radio"
          name={group.name}
          value={value}
          className={radio}
          required={group.isRequired}
          disabled={isDisabled}
          aria-describedby={
            // After a refused form focus goes to a radio button, and not every screen reader reads its group's error.
            [description && `${id}-description`, group.errorId].filter(Boolean).join(' ') || undefined
          }
          onChange={() => group.onChange(value)}
        />
        <span>{children}</span>
      </label>
      {description && (
        <div className={choiceHelp}>
          <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
        </div>
      )}
    </div>
  );
}
