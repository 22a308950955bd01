import { useId } from 'react';
import { useFieldError } from '../form/fieldErrors.ts';
import { describedBy, type FieldLabelProps } from './Field.tsx';

interface FieldControlProps extends FieldLabelProps {
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * Splits a field component's props: `field` for the Field around the control, `control` for the native control, and
 * `rest` for what only this component has. The error is the field's own or the one that its Form has for its name.
 */
export function useField<Props extends FieldControlProps>(props: Props) {
  const {
    id: givenId,
    name,
    label,
    description,
    errorMessage: ownError,
    isRequired,
    isDisabled,
    ...rest
  } = props;
  const errorMessage = useFieldError(name, ownError);
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return {
    field: { id, label, description, errorMessage, isRequired },
    control: {
      id,
      name,
      required: isRequired,
      disabled: isDisabled,
      // Without it, Firefox reports a required field that is still empty as invalid.
      'aria-invalid': Boolean(errorMessage),
      'aria-describedby': describedBy(id, description, errorMessage),
    },
    rest,
  };
}
