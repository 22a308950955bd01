import type { FieldLabelProps } from '../field/Field.tsx';
import type { FileRejection } from './acceptFile.ts';
import type { FileFieldMessages } from './fileFieldMessages.ts';

/** The state of the chosen file's upload. */
export type FileUpload =
  | { status: 'uploading' /** 0 to 100. */; progress: number }
  | { status: 'uploaded' }
  | { status: 'failed' };

export interface FileFieldProps extends FieldLabelProps {
  /** The chosen file, if the parent controls it; null for none. */
  value?: File | null | undefined;
  /** Called with an accepted file, and with null when the file is removed. */
  onChange?: ((file: File | null) => void) | undefined;
  /** Called with the reason when a file is rejected; the field shows the message. */
  onReject?: ((problem: FileRejection) => void) | undefined;
  /** MIME types (`application/pdf`, `image/*`) and extensions (`.pdf`). @default any */
  acceptedTypes?: readonly string[] | undefined;
  /** Maximum size in bytes. */
  maxSize?: number | undefined;
  /** The progress of the upload, which the parent performs. */
  upload?: FileUpload | undefined;
  /** Stops the upload; without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** Starts the upload again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Texts that replace the defaults. */
  messages?: Partial<FileFieldMessages> | undefined;
  /** The name under which a form submits the file. */
  name?: string | undefined;
}
