import { type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import type { FieldLabelProps } from '../field/Field.tsx';
import { describedBy } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FileActions } from './FileActions.tsx';
import { inside, progress, prompt, zone } from './FileField.css.ts';
import { defaultMessages, type FileFieldMessages } from './fileFieldMessages.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useFileChoice } from './useFileChoice.ts';

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
export function FileField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  upload,
  onCancel,
  onRetry,
  messages,
  name,
  ...choiceProps
}: FileFieldProps): ReactNode {
  const id = useId();
  const mainButton = useRef<HTMLButtonElement>(null);
  const words = { ...defaultMessages, ...messages };
  const { file, rejection, input, take, clear } = useFileChoice(choiceProps, words);
  const isUploading = upload?.status === 'uploading';
  const failure = upload?.status === 'failed' && file ? words.failed : undefined;
  const problem = rejection ?? failure ?? errorMessage;
  const { isDropTarget, dropProps } = useFileDrop(take, !isDisabled && !isUploading);

  const remove = () => {
    clear();
    mainButton.current?.focus();
  };
  return (
    <FieldGroup
      id={id}
      component="FileField"
      label={label}
      description={description}
      errorMessage={problem}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <div
        {...dropProps}
        className={zone}
        data-part="drop-zone"
        data-filled={file ? true : undefined}
        data-invalid={problem ? true : undefined}
        data-drop-target={isDropTarget || undefined}
        data-disabled={isDisabled || undefined}
      >
        <input
          ref={input}
          hidden
          type="file"
          name={name}
          accept={choiceProps.acceptedTypes?.join(',')}
          aria-labelledby={`${id}-label`}
          onChange={(event) => take([...(event.target.files ?? [])])}
        />
        <div className={inside}>
          {file && !isDropTarget ? (
            <ChosenFile
              file={file}
              uploadedText={upload?.status === 'uploaded' ? words.uploaded : undefined}
            />
          ) : (
            <span className={prompt}>
              <Icon icon={icons.upload} />
              {isDropTarget ? words.dropNow : words.drop}
            </span>
          )}
          <FileActions
            id={`${id}-button`}
            buttonRef={mainButton}
            describedBy={describedBy(id, description, problem)}
            words={words}
            status={upload?.status}
            hasFile={file !== null}
            isDisabled={isDisabled}
            onOpen={() => input.current?.click()}
            onRemove={remove}
            onCancel={onCancel}
            onRetry={onRetry}
          />
          {isUploading && file && (
            <div className={progress}>
              <ProgressBar label={`${words.uploading} ${file.name}`} isLabelHidden value={upload.progress} />
            </div>
          )}
        </div>
      </div>
      <VisuallyHidden as="output">{rejection ?? announce(file, upload?.status, words)}</VisuallyHidden>
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
