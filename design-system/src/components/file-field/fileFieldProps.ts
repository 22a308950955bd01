import type { FieldLabelProps } from '../field/Field.tsx';
import type { FileRejection } from './acceptFile.ts';
import { retryLabel } from '../feedback/retryLabel.ts';

/** The texts of a file field. */
export const defaultMessages = {
  /** In the empty drop zone, before the button. */
  drop: 'Drag a file here, or',
  /** While a file is dragged over the drop zone. */
  dropNow: 'Drop the file here',
  /** The button of the empty field. */
  choose: 'Choose file',
  /** The button beside a chosen file. */
  replace: 'Replace file',
  /** The name of the button that removes the chosen file. */
  remove: 'Remove file',
  /** The button that stops the upload. */
  cancel: 'Cancel upload',
  /** The button after a failed upload. */
  retry: retryLabel,
  /** When the file's type is not accepted. */
  wrongType: 'This type of file cannot be used. Choose another file.',
  /** When the file is larger than `maxSize`. */
  tooLarge: 'This file is too large. Choose a smaller one.',
  /** When several files are dropped. */
  tooMany: 'Choose one file only.',
  /** Before the file's name during the upload. */
  uploading: 'Uploading',
  /** After the upload. */
  uploaded: 'Uploaded',
  /** After a failed upload. */
  failed: 'The upload failed. Please try again.',
};

export type FileFieldMessages = typeof defaultMessages;

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
