import type { FieldLabelProps } from '../field/Field.tsx';
import type { FileFieldMessages } from './fileFieldMessages.ts';
import type { FileChoice, FileRejection } from './useFileChoice.ts';

/** The state of the chosen file's upload. */
export type FileUpload =
  | { status: 'uploading' /** 0 to 100. */; progress: number }
  | { status: 'uploaded' }
  | { status: 'failed' };

export interface FileFieldProps extends FieldLabelProps {
  /** The chosen file, when the parent keeps the state; null is none. */
  value?: File | null | undefined;
  /** Called with a file that fits, and with null when it is taken away. */
  onChange?: ((file: File | null) => void) | undefined;
  /** Called with the reason when a file is refused; the field shows the message. */
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

/** The props of the field's drop zone. */
export interface FileZoneProps extends Omit<FileFieldProps, 'label'> {
  id: string;
  choice: FileChoice;
  words: FileFieldMessages;
  isInvalid: boolean;
  describedBy: string | undefined;
}
