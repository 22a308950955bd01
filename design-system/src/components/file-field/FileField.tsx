import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { describedBy } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import {
  defaultMessages,
  type FileFieldMessages,
  type FileFieldProps,
  type FileUpload,
} from './fileFieldProps.ts';
import { FileZone } from './FileZone.tsx';
import { useFileChoice } from './useFileChoice.ts';

/** A field for one file, dropped or chosen: checks its type and size and shows the progress of its upload. */
export function FileField({ label, description, isRequired, ...props }: FileFieldProps): ReactNode {
  const id = useId();
  const texts = { ...defaultMessages, ...props.messages };
  const choice = useFileChoice(props, texts);
  const { file, rejection } = choice;
  const status = props.upload?.status;
  const failure = status === 'failed' && file ? texts.failed : undefined;
  const formError = useFieldError(props.name, props.errorMessage);
  const problem = rejection ?? failure ?? formError;
  return (
    <FieldGroup
      id={id}
      component="FileField"
      label={label}
      description={description}
      errorMessage={problem}
      isRequired={isRequired}
      isDisabled={props.isDisabled}
    >
      <FileZone
        {...props}
        id={id}
        choice={choice}
        texts={texts}
        isInvalid={Boolean(problem)}
        describedBy={describedBy(id, description, problem)}
      />
      <VisuallyHidden as="output">{rejection ?? announce(file, status, texts)}</VisuallyHidden>
    </FieldGroup>
  );
}

/** Returns the announcement for screen readers: the start, end or failure of the upload, but not each percent. */
function announce(
  file: File | null,
  status: FileUpload['status'] | undefined,
  texts: FileFieldMessages,
): string {
  if (!file) return '';
  if (status === undefined) return file.name;
  return status === 'failed' ? texts.failed : `${texts[status]} ${file.name}`;
}
