import type { ReactNode, Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import * as icons from '../icon/icons.ts';
import { actions } from './FileField.css.ts';
import type { FileUpload } from './FileField.tsx';
import type { FileFieldMessages } from './fileFieldMessages.ts';

export interface FileActionsProps {
  id: string;
  buttonRef: Ref<HTMLButtonElement>;
  describedBy: string | undefined;
  words: FileFieldMessages;
  status: FileUpload['status'] | undefined;
  hasFile: boolean;
  isDisabled: boolean;
  onOpen: () => void;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** What can be done with the file now. The first button stays itself, so that it keeps focus as the state changes. */
export function FileActions({
  id,
  buttonRef,
  describedBy,
  words,
  status,
  hasFile,
  isDisabled,
  onOpen,
  onRemove,
  onCancel,
  onRetry,
}: FileActionsProps): ReactNode {
  const isUploading = status === 'uploading';
  const open = { label: hasFile ? words.replace : words.choose, onPress: onOpen };
  const retry = onRetry && { label: words.retry, onPress: onRetry };
  const cancel = onCancel && { label: words.cancel, onPress: onCancel };
  const main = isUploading ? cancel : status === 'failed' ? (retry ?? open) : open;
  return (
    <div className={actions}>
      {main && (
        <Button
          ref={buttonRef}
          id={id}
          variant="neutral"
          isDisabled={isDisabled}
          aria-describedby={describedBy}
          onPress={main.onPress}
        >
          {main.label}
        </Button>
      )}
      {hasFile && !isUploading && (
        <IconButton icon={icons.x} label={words.remove} isDisabled={isDisabled} onPress={onRemove} />
      )}
    </div>
  );
}
