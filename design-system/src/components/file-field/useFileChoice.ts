import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { checkFile, type FileProblem } from './acceptFile.ts';
import type { FileFieldMessages } from './fileFieldMessages.ts';

/** Why what was dropped or chosen is refused. */
export type FileRejection = FileProblem | 'tooMany';

interface FileChoiceProps {
  value?: File | null | undefined;
  onChange?: ((file: File | null) => void) | undefined;
  onReject?: ((problem: FileRejection) => void) | undefined;
  acceptedTypes?: readonly string[] | undefined;
  maxSize?: number | undefined;
}

/** The chosen file, why the last one was refused, and the input that sends it. */
export interface FileChoice {
  file: File | null;
  rejection: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  take: (files: readonly File[]) => void;
  clear: () => void;
}

/** Keeps the one chosen file; one that does not fit is refused with a sentence, and the choice before stays. */
export function useFileChoice(
  { value, onChange, onReject, acceptedTypes = [], maxSize }: FileChoiceProps,
  words: FileFieldMessages,
): FileChoice {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<File | null>(null);
  const [rejection, setRejection] = useState<string>();
  const file = value === undefined ? own : value;

  // The input sends what is shown, whether it was dropped or set by the parent.
  useLayoutEffect(() => putInto(input.current, file), [file]);

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
    // A dialog that was dismissed, or a file that was refused, has changed the input alone.
    putInto(input.current, file);
    if (problem === undefined) return;
    setRejection(words[problem]);
    onReject?.(problem);
  };
  return { file, rejection, input, take, clear: () => choose(null) };
}

function putInto(input: HTMLInputElement | null, file: File | null): void {
  if (input === null || (input.files?.[0] ?? null) === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
