import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Select, type SelectOption } from '../../components/field/Select.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';

/** A question about a file: which of several columns has a field. */
export interface ColumnQuestion {
  /** 'Which column has the email addresses?' */
  label: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}

export interface ImportSourceProps {
  /** The most bytes of a file. */
  maxSize: number;
  /** Reads a chosen file. */
  onFile: (file: File) => void;
  /** Reads pasted addresses or rows. */
  onText: (text: string) => void;
  /** Why the list was not read. */
  problem?: { of: 'file' | 'text'; message: string } | undefined;
  /** Asked before a file with ambiguous columns is read. */
  question?: ColumnQuestion | undefined;
  /** Whether the list is being checked. @default false */
  isPending?: boolean | undefined;
}

/** Takes a list of people: a CSV file, or pasted addresses. */
export function ImportSource({
  maxSize,
  onFile,
  onText,
  problem,
  question,
  isPending = false,
}: ImportSourceProps): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const problemOf = (of: 'file' | 'text') => (problem?.of === of ? problem.message : undefined);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) onFile(chosen);
  };
  return (
    <Stack gap={24}>
      <Card>
        <Stack gap={16}>
          <Heading level={2}>Upload a file</Heading>
          <Text tone="muted">
            A CSV file from Excel, Google Sheets, or an HR system, with a column of email addresses. Columns
            with names, groups, and managers are read too. Other columns never leave your computer.
          </Text>
          <FileField
            label="CSV file"
            acceptedTypes={['text/csv', 'text/plain', '.csv', '.tsv', '.txt']}
            maxSize={maxSize}
            value={file}
            onChange={choose}
            errorMessage={problemOf('file')}
          />
          {question && (
            <Select
              label={question.label}
              placeholder="Choose a column"
              options={question.options}
              onChange={question.onChoose}
            />
          )}
        </Stack>
      </Card>
      <Card>
        <Stack gap={16}>
          <Heading level={2}>Or paste addresses</Heading>
          <TextArea
            label="Email addresses"
            description="One on each line, or separated by commas. Rows copied from a spreadsheet work too."
            rows={6}
            value={text}
            onChange={setText}
            errorMessage={problemOf('text')}
          />
          <Inline>
            <Button isPending={isPending} onPress={() => onText(text)}>
              Check the list
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
