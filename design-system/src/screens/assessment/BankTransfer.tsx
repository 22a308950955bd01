import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { facts } from './assessment.css.ts';
import { questionCount, type QuestionDraft, questionName } from './bankDraft.ts';

/** What the import of a file would do, or the sentence that says why the file is not imported. */
export type ReadBank =
  | { problem: string }
  | {
      /** The bank after the import. */
      bank: readonly QuestionDraft[];
      added: readonly QuestionDraft[];
      changed: readonly QuestionDraft[];
      /** The number of questions that the bank has already. */
      same: number;
    };

export interface BankTransferProps {
  /** The columns of the file. */
  columns: readonly string[];
  /** Reads a chosen file. */
  onRead: (file: File) => Promise<ReadBank>;
  onImport: (bank: readonly QuestionDraft[]) => void;
  onExport: () => void;
}

/** Exports a bank as a file, and imports one after showing what would change. */
export function BankTransfer({ columns, onRead, onImport, onExport }: BankTransferProps): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadBank>();
  const [isImported, setIsImported] = useState(false);
  const latest = useRef<File>(null);
  const stateRef = useRef<HTMLOutputElement>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(undefined);
    setIsImported(false);
    latest.current = chosen;
    if (!chosen) return;
    void onRead(chosen).then((result) => {
      if (latest.current === chosen) setRead(result);
    });
  };
  const problem = read && 'problem' in read ? read.problem : undefined;
  const found = read && 'bank' in read ? read : undefined;
  const hasChanges = found && found.added.length + found.changed.length > 0;
  return (
    <Stack gap={32}>
      <Stack gap={12}>
        <Heading level={2}>Export</Heading>
        <Text>All questions as they are in the editor now, with their keys.</Text>
        <Inline>
          <Button variant="neutral" iconStart={<Icon icon={icons.download} size="sm" />} onPress={onExport}>
            Export CSV
          </Button>
        </Inline>
      </Stack>
      <Stack gap={12}>
        <Heading level={2}>Import</Heading>
        <Text>
          A row with a type starts a question. The rows below it without a type add its parts. Questions with
          the id of one in the bank replace its text; others are added. Imported questions are drafts.
        </Text>
        <Text tone="muted">Columns: {columns.join(', ')}</Text>
        <FileField
          label="CSV file"
          acceptedTypes={['text/csv', '.csv']}
          maxSize={8_000_000}
          value={file}
          onChange={choose}
          errorMessage={problem}
        />
        <VisuallyHidden as="output">{problem}</VisuallyHidden>
        <output ref={stateRef} tabIndex={-1}>
          {isImported && 'Imported as drafts. Save to keep them.'}
        </output>
        {found && !hasChanges && (
          <Alert tone="info" live="status">
            The bank has these questions already: {questionCount(found.same)}.
          </Alert>
        )}
        {found && hasChanges && (
          <Alert tone="info" live="status" title="This file changes the bank">
            <Stack gap={12}>
              <Changes title="Added" questions={found.added} />
              <Changes title="Changed" questions={found.changed} />
              {found.same > 0 && <Text>Unchanged: {questionCount(found.same)}.</Text>}
              <Inline>
                <Button
                  size="sm"
                  onPress={() => {
                    flushSync(() => {
                      onImport(found.bank);
                      setRead(undefined);
                      setIsImported(true);
                    });
                    // The pressed button is removed with what the file changes.
                    stateRef.current?.focus();
                  }}
                >
                  Import into the bank
                </Button>
              </Inline>
            </Stack>
          </Alert>
        )}
      </Stack>
    </Stack>
  );
}

interface ChangesProps {
  title: string;
  questions: readonly QuestionDraft[];
}

function Changes({ title, questions }: ChangesProps): ReactNode {
  if (questions.length === 0) return null;
  return (
    <div>
      <Text>
        {title}: {questionCount(questions.length)}
      </Text>
      <ul className={facts}>
        {questions.map((question) => (
          <li key={question.id}>{questionName(question)}</li>
        ))}
      </ul>
    </div>
  );
}
