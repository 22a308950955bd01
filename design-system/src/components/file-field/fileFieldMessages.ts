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
