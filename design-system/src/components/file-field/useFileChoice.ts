import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkFile, type FileRejection } from './acceptFile.ts';
import type { FileFieldMessages, FileFieldProps } from './fileFieldProps.ts';

/** The chosen file, the message about the last rejected one, and the input that submits the file. */
export interface FileChoice {
  file: File | null;
  rejection: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  take: (files: readonly File[]) => void;
  /** Opens the browser's dialog. */
  open: () => void;
  clear: () => void;
}

/** Stores the chosen file. A file that is not accepted is rejected with a message, and the previous choice stays. */
export function useFileChoice(
  { value, onChange, onReject, acceptedTypes = [], maxSize }: Omit<FileFieldProps, 'label'>,
  texts: FileFieldMessages,
): FileChoice {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<File | null>(null);
  const [rejection, setRejection] = useState<string>();
  const file = value === undefined ? own : value;

  // The input must contain the file that is shown, even one that was dropped or set by the parent.
  useLayoutEffect(() => putInto(input.current, file), [file]);
  useEffect(() => {
    const { current } = input;
    const restore = () => putInto(current, file);
    current?.addEventListener('cancel', restore);
    return () => current?.removeEventListener('cancel', restore);
  }, [file]);
  const open = () => {
    if (!input.current) return;
    // Else browsers report no change if the same file is chosen again after it was edited.
    input.current.value = '';
    input.current.click();
  };

  const findProblem = (files: readonly File[], next: File): FileRejection | undefined =>
    files.length > 1 ? 'tooMany' : checkFile(next, { acceptedTypes, maxSize });
  const choose = (chosen: File | null) => {
    setRejection(undefined);
    setOwn(chosen);
    onChange?.(chosen);
  };
  const take = (files: readonly File[]) => {
    const [next] = files;
    if (next === file && files.length === 1) return;
    const problem = next && findProblem(files, next);
    if (next && problem === undefined) return choose(next);
    // A dismissed dialog or a rejected file changed only the input.
    putInto(input.current, file);
    if (problem === undefined) return;
    setRejection(texts[problem]);
    onReject?.(problem);
  };
  return { file, rejection, input, take, open, clear: () => choose(null) };
}

function putInto(input: HTMLInputElement | null, file: File | null): void {
  if (input === null || (input.files?.[0] ?? null) === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
