import type { ReactNode, Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import * as icons from '../icon/icons.ts';
import { actions } from './FileField.css.ts';
import type { FileZoneProps } from './fileFieldProps.ts';

export interface FileActionsProps extends FileZoneProps {
  buttonRef: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onRemove: () => void;
}

/** What can be done with the file now. The first button stays itself, so that it keeps focus as the state changes. */
export function FileActions({
  words,
  isDisabled,
  buttonRef,
  onRemove,
  ...props
}: FileActionsProps): ReactNode {
  const { onOpen, onCancel, onRetry } = props;
  const status = props.upload?.status;
  const hasFile = props.choice.file !== null;
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
        <IconButton icon={icons.x} label={words.remove} isDisabled={isDisabled} onPress={onRemove} />
      )}
    </div>
  );
}
