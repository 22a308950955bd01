import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { FieldLabelProps } from '../field/Field.tsx';
import { describedBy } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { defaultMessages, type FileFieldMessages } from './fileFieldMessages.ts';
import { FileZone } from './FileZone.tsx';
import { type FileRejection, useFileChoice } from './useFileChoice.ts';

/** How far the chosen file has come on its way. */
export type FileUpload =
  | { status: 'uploading' /** 0 to 100. */; progress: number }
  | { status: 'uploaded' }
  | { status: 'failed' };

export interface FileFieldProps extends FieldLabelProps {
  /** The chosen file, when the parent keeps the state; null is none. */
  value?: File | null | undefined;
  /** Called with a file that fits, and with null when it is taken away. */
  onChange?: ((file: File | null) => void) | undefined;
  /** Called when a file is refused, and why; the sentence stands at the field. */
  onReject?: ((problem: FileRejection) => void) | undefined;
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.pdf`). @default any */
  acceptedTypes?: readonly string[] | undefined;
  /** Bytes at most. */
  maxSize?: number | undefined;
  /** The upload of the chosen file, which the parent does. */
  upload?: FileUpload | undefined;
  /** Called to stop the upload; without it there is no button. */
  onCancel?: (() => void) | undefined;
  /** Called to upload again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Words that replace the field's own. */
  messages?: Partial<FileFieldMessages> | undefined;
  /** The name under which a form sends the file. */
  name?: string | undefined;
}

/** One file, dropped or chosen, checked for type and size, with the progress of its upload. */
export function FileField({ label, description, isRequired, ...props }: FileFieldProps): ReactNode {
  const id = useId();
  const words = { ...defaultMessages, ...props.messages };
  const choice = useFileChoice(props, words);
  const { file, rejection } = choice;
  const status = props.upload?.status;
  const failure = status === 'failed' && file ? words.failed : undefined;
  const problem = rejection ?? failure ?? props.errorMessage;
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
        isInvalid={problem !== undefined}
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
