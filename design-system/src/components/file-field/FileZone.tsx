import { type ReactNode, useRef } from 'react';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { FileActions } from './FileActions.tsx';
import { inside, progress, prompt, zone } from './FileField.css.ts';
import type { FileZoneProps } from './fileFieldProps.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Where a file is dropped, and what is known of it. */
export function FileZone(props: FileZoneProps): ReactNode {
  const { id, choice, upload, isDisabled = false, isInvalid } = props;
  const { file, input, take } = choice;
  const isUploading = upload?.status === 'uploading';
  const { isDropTarget, dropProps } = useFileDrop(take, !isDisabled && !isUploading);
  return (
    <div
      {...dropProps}
      className={zone}
      data-part="drop-zone"
      data-filled={file ? true : undefined}
      data-invalid={isInvalid || undefined}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={input}
        hidden
        type="file"
        name={props.name}
        accept={props.acceptedTypes?.join(',')}
        aria-labelledby={`${id}-label`}
        onChange={(event) => take([...(event.target.files ?? [])])}
      />
      <Inside {...props} isDropTarget={isDropTarget} />
    </div>
  );
}

function Inside({ isDropTarget, ...props }: FileZoneProps & { isDropTarget: boolean }): ReactNode {
  const { choice, words, upload } = props;
  const { file, input, clear } = choice;
  const mainButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    clear();
    mainButton.current?.focus();
  };
  return (
    <div className={inside}>
      {file && !isDropTarget ? (
        <ChosenFile file={file} uploadedText={upload?.status === 'uploaded' ? words.uploaded : undefined} />
      ) : (
        <span className={prompt}>
          <Icon icon={icons.upload} />
          {isDropTarget ? words.dropNow : words.drop}
        </span>
      )}
      <FileActions
        {...props}
        buttonRef={mainButton}
        onOpen={() => input.current?.click()}
        onRemove={remove}
      />
      {upload?.status === 'uploading' && file && (
        <div className={progress}>
          <ProgressBar label={`${words.uploading} ${file.name}`} isLabelHidden value={upload.progress} />
        </div>
      )}
    </div>
  );
}
