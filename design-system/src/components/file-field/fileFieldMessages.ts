import { retryLabel } from '../feedback/retryLabel.ts';

/** The words of a file field. */
export interface FileFieldMessages {
  /** In the empty drop zone, before the button. */
  drop: string;
  /** While a file is held over the drop zone. */
  dropNow: string;
  /** The button of the empty field. */
  choose: string;
  /** The button beside a chosen file. */
  replace: string;
  /** Name of the button that takes the chosen file away. */
  remove: string;
  /** The button that stops the upload. */
  cancel: string;
  /** The button after an upload that failed. */
  retry: string;
  /** When the file is of another type. */
  wrongType: string;
  /** When the file is larger than `maxSize`. */
  tooLarge: string;
  /** When several files are dropped. */
  tooMany: string;
  /** With the file's name while it is sent. */
  uploading: string;
  /** Once it has arrived. */
  uploaded: string;
  /** When it did not arrive. */
  failed: string;
}

/** What a file field says unless it is told otherwise. */
export const defaultMessages: FileFieldMessages = {
  drop: 'Drag a file here, or',
  dropNow: 'Drop the file here',
  choose: 'Choose file',
  replace: 'Replace file',
  remove: 'Remove file',
  cancel: 'Cancel upload',
  retry: retryLabel,
  wrongType: 'This type of file cannot be used. Choose another file.',
  tooLarge: 'This file is too large. Choose a smaller one.',
  tooMany: 'Choose one file only.',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  failed: 'The upload failed. Please try again.',
};
