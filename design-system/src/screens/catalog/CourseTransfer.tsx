import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileFieldProps } from '../../components/file-field/fileFieldProps.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { listed } from './CourseTransfer.css.ts';

/** What is wrong in a file of a course, and in which line. */
export interface CourseFileProblem {
  file: string;
  line: number;
  message: string;
}

/** What the import of a ZIP would do, or why it is not imported. */
export type ReadCourseFiles =
  | { failure: string }
  | { problems: readonly CourseFileProblem[] }
  | {
      /** Each change in a sentence; none if the course says the same already. */
      changes: readonly string[];
      /** Opens the text of the files as unsaved changes. */
      onImport: () => void;
    };

export interface CourseTransferProps extends Pick<FileFieldProps, 'acceptedTypes' | 'maxSize' | 'messages'> {
  /** Reads a chosen ZIP. */
  onRead: (file: File) => Promise<ReadCourseFiles>;
  /** Downloads the saved course as a ZIP; undefined before the course is saved. Returns why it failed, if it did. */
  onExport: (() => Promise<string | undefined>) | undefined;
}

const problemsShown = 20;

/** Exports a course as a ZIP of its files, and imports one after showing what would change. */
export function CourseTransfer({ onRead, onExport, ...field }: CourseTransferProps): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadCourseFiles>();
  const [isExporting, setIsExporting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef<File>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(undefined);
    latest.current = chosen;
    if (!chosen) return;
    void onRead(chosen).then((result) => {
      if (latest.current === chosen) setRead(result);
    });
  };
  const exportNow = async () => {
    if (!onExport || isExporting) return;
    setIsExporting(true);
    setFailure(await onExport());
    setIsExporting(false);
  };
  const isReading = file !== null && read === undefined;
  return (
    <Stack gap={32}>
      <Stack gap={12}>
        <Heading level={2}>Export</Heading>
        <Text>
          A ZIP of the course as it was last saved: its outline, its lessons as HTML and YAML, the questions
          of its assessment, its pictures, and its downloads.
        </Text>
        {onExport ? (
          <Inline>
            <Button
              variant="neutral"
              iconStart={<Icon icon={icons.download} size="sm" />}
              isPending={isExporting}
              onPress={() => void exportNow()}
            >
              Export ZIP
            </Button>
          </Inline>
        ) : (
          <Text tone="muted">Save the course first.</Text>
        )}
        {failure !== undefined && (
          <Alert tone="danger" live="alert">
            {failure}
          </Alert>
        )}
      </Stack>
      <Stack gap={12}>
        <Heading level={2}>Import</Heading>
        <Text>
          The files replace the course’s details and lessons, as unsaved changes. Lessons keep their numbers.
          The questions of the assessment stay as they are.
        </Text>
        <FileField
          label="ZIP with the files of a course"
          {...field}
          value={file}
          onChange={choose}
          errorMessage={read && 'failure' in read ? read.failure : undefined}
        />
        <VisuallyHidden as="output">{isReading ? 'Reading the files' : ''}</VisuallyHidden>
        {isReading && <Text tone="muted">Reading the files …</Text>}
        {read && 'problems' in read && <Problems problems={read.problems} />}
        {read && 'changes' in read && <Changes {...read} />}
      </Stack>
    </Stack>
  );
}

/** Names the problems of the files, each with its file and line. */
function Problems({ problems }: { problems: readonly CourseFileProblem[] }): ReactNode {
  const more = problems.length - problemsShown;
  return (
    <Alert tone="danger" live="alert" title="These files cannot be imported">
      <ul className={listed}>
        {problems.slice(0, problemsShown).map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>
            <strong>
              {file}, line {line}:
            </strong>{' '}
            {message}
          </li>
        ))}
      </ul>
      {more > 0 && <Text>And {more} more.</Text>}
    </Alert>
  );
}

/** Names what the files change, with the button that opens them in the editor. */
function Changes({ changes, onImport }: { changes: readonly string[]; onImport: () => void }): ReactNode {
  if (changes.length === 0)
    return (
      <Alert tone="info" live="status">
        The course says the same already.
      </Alert>
    );
  return (
    <Alert tone="info" live="status" title="These files change the course">
      <Stack gap={12}>
        <ul className={listed}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Inline>
          <Button size="sm" onPress={onImport}>
            Open as unsaved changes
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
