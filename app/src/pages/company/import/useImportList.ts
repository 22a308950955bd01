import type { ImportSourceProps } from '@redwhiteandcode/design-system';
import type { ColumnChoices } from '@redwhiteandcode/contract/company/people-columns.ts';
import {
  type FileProblem,
  type FileRow,
  type PeopleFile,
  type PeopleList,
  readPeopleFile,
  readPeopleText,
} from '@redwhiteandcode/contract/company/people-file.ts';
import { fileMessage } from '@redwhiteandcode/contract/company/people-messages.ts';
import { useState } from 'react';
import { importCopy as copy } from './importCopy.ts';

/** A list that was read. */
export interface ReadList {
  rows: FileRow[];
  /** A text whose letters were guessed. */
  example: string | undefined;
}

type Read = (choices: ColumnChoices) => PeopleList | PeopleFile | FileProblem;

/** Reads files and pasted texts as lists of people. Calls `onRead` with each list. */
export function useImportList(
  onRead: (list: ReadList) => void,
): Pick<ImportSourceProps, 'onFile' | 'onText' | 'problem' | 'question'> {
  const [problem, setProblem] = useState<ImportSourceProps['problem']>();
  const [question, setQuestion] = useState<ImportSourceProps['question']>();
  const take = (of: 'file' | 'text', read: Read, choices: ColumnChoices = {}) => {
    const list = read(choices);
    setQuestion(undefined);
    if (!('code' in list)) {
      setProblem(undefined);
      onRead({ rows: list.rows, example: 'example' in list ? list.example : undefined });
      return;
    }
    setProblem({ of, message: fileMessage(list) });
    if (list.code !== 'duplicate_header') return;
    const { field, columns } = list;
    setQuestion({
      label: copy.column[field],
      options: columns.map(({ at, header }) => ({ value: String(at), label: copy.columnOf(at, header) })),
      onChoose: (value) => take(of, read, { ...choices, [field]: Number(value) }),
    });
  };
  return {
    problem,
    question,
    onFile: (file) =>
      void file.arrayBuffer().then((bytes) => {
        const content = new Uint8Array(bytes);
        take('file', (choices) => readPeopleFile(content, choices));
      }),
    onText: (text) => take('text', (choices) => readPeopleText(text, choices)),
  };
}
