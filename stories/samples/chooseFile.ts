import { fireEvent } from 'storybook/test';

/** Returns files as a drop and a file dialog hand them over. */
export function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const item of files) transfer.items.add(item);
  return transfer;
}

/** Sets the files of the first file input within an element as the browser’s file dialog does. */
export async function chooseFile(within: Element | null, chosen: File): Promise<void> {
  const input = within?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  input.files = transferOf(chosen).files;
  await fireEvent.change(input);
}
