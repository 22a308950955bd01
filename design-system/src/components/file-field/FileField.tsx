import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { describedBy } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { useFieldError } from '../form/fieldErrors.ts';
import { defaultMessages, type FileFieldMessages } from './fileFieldMessages.ts';
import type { FileFieldProps, FileUpload } from './fileFieldProps.ts';
import { FileZone } from './FileZone.tsx';
import { useFileChoice } from './useFileChoice.ts';

/** One file, dropped or chosen, checked for type and size, with the progress of its upload. */
export function FileField({ label, description, isRequired, ...props }: FileFieldProps): ReactNode {
  const id = useId();
  const words = { ...defaultMessages, ...props.messages };
  const choice = useFileChoice(props, words);
  const { file, rejection } = choice;
  const status = props.upload?.status;
  const failure = status === 'failed' && file ? words.failed : undefined;
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
        words={words}
        isInvalid={Boolean(problem)}
        describedBy={describedBy(id, description, problem)}
      />
      <VisuallyHidden as="output">{rejection ?? announce(file, status, words)}</VisuallyHidden>
    </FieldGroup>
  );
}

/** What is said of the upload: start, end and failure, not each percent. */
function announce(
  file: File | null,
  status: FileUpload['status'] | undefined,
  words: FileFieldMessages,
): string {
  if (!file) return '';
  if (status === undefined) return file.name;
  return status === 'failed' ? words.failed : `${words[status]} ${file.name}`;
}
