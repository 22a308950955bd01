import { type ReactNode, type Ref, useRef } from 'react';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { formatFileSize } from './acceptFile.ts';
import {
  actions,
  file as fileClass,
  fileDetail,
  fileIcon,
  fileName,
  fileText,
  inside,
  progress,
  prompt,
  zone,
} from './FileField.css.ts';
import type { FileFieldMessages, FileFieldProps } from './fileFieldProps.ts';
import type { FileChoice } from './useFileChoice.ts';
import { useFileDrop } from './useFileDrop.ts';

interface FileZoneProps extends Omit<FileFieldProps, 'label'> {
  id: string;
  choice: FileChoice;
  texts: FileFieldMessages;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/** The drop zone with the chosen file, its upload and its buttons. */
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
  const { choice, texts, upload } = props;
  const { file, open, clear } = choice;
  const mainButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    clear();
    mainButton.current?.focus();
  };
  return (
    <div className={inside}>
      {file && !isDropTarget ? (
        <ChosenFile file={file} uploadedText={upload?.status === 'uploaded' ? texts.uploaded : undefined} />
      ) : (
        <span className={prompt}>
          <Icon icon={icons.upload} />
          {isDropTarget ? texts.dropNow : texts.drop}
        </span>
      )}
      <FileActions {...props} buttonRef={mainButton} onOpen={open} onRemove={remove} />
      {upload?.status === 'uploading' && file && (
        <div className={progress}>
          <ProgressBar label={`${texts.uploading} ${file.name}`} isLabelHidden value={upload.progress} />
        </div>
      )}
    </div>
  );
}

function ChosenFile({ file, uploadedText }: { file: File; uploadedText: string | undefined }): ReactNode {
  return (
    <div className={fileClass} data-part="file">
      <span className={fileIcon}>
        <Icon icon={icons.file} />
      </span>
      <div className={fileText}>
        <span className={fileName}>{file.name}</span>
        <span className={fileDetail}>
          {formatFileSize(file.size)}
          {uploadedText && <StatusBadge tone="success">{uploadedText}</StatusBadge>}
        </span>
      </div>
    </div>
  );
}

interface FileActionsProps extends FileZoneProps {
  buttonRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onRemove: () => void;
}

/** The file's buttons. The first is the same element in every state, so that it keeps focus. */
function FileActions({ texts, isDisabled, buttonRef, onRemove, ...props }: FileActionsProps): ReactNode {
  const { onOpen, onCancel, onRetry } = props;
  const status = props.upload?.status;
  const hasFile = props.choice.file !== null;
  const isUploading = status === 'uploading';
  const open = { label: hasFile ? texts.replace : texts.choose, onPress: onOpen };
  const retry = onRetry && { label: texts.retry, onPress: onRetry };
  const cancel = onCancel && { label: texts.cancel, onPress: onCancel };
  const main = isUploading ? cancel : status === 'failed' ? (retry ?? open) : open;
  return (
    <div className={actions}>
      {main && (
        <Button
          ref={buttonRef}
          id={`${props.id}-button`}
          variant="neutral"
          isDisabled={isDisabled}
          aria-describedby={props.describedBy}
          onPress={main.onPress}
        >
          {main.label}
        </Button>
      )}
      {hasFile && !isUploading && (
        <IconButton icon={icons.x} label={texts.remove} isDisabled={isDisabled} onPress={onRemove} />
      )}
    </div>
  );
}
