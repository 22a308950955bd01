import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { FieldError } from '../../components/field/Field.tsx';
import { formatFileSize } from '../../components/file-field/acceptFile.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Text } from '../../components/text/Text.tsx';
import { download, downloadIcon, downloadText, fileFacts } from './FileBlock.css.ts';
import type { DownloadBlock } from './lessonBlock.ts';

/** How readers know the kinds of files, by the extensions of their names. */
const kinds: Readonly<Record<string, string>> = {
  csv: 'CSV table',
  docx: 'Word document',
  md: 'Markdown text',
  pdf: 'PDF document',
  txt: 'Text file',
  xlsx: 'Excel workbook',
};

/** Returns the kind of a file by its name: 'Excel workbook'. */
function kindOf(name: string): string {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return kinds[end] ?? end.toUpperCase();
}

export interface DownloadViewProps {
  block: DownloadBlock;
  /** Downloads the file. Returns why it failed, if it did. */
  onDownload: (block: DownloadBlock) => Promise<string | undefined>;
}

/** A file to download, with its name, kind, and size in sight. */
export function DownloadView({ block, onDownload }: DownloadViewProps): ReactNode {
  const { title, note, file } = block;
  const [isPending, setIsPending] = useState(false);
  const failureId = useId();
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setIsPending(true);
    setFailure(undefined);
    setFailure(await onDownload(block));
    setIsPending(false);
  };
  return (
    <div role="group" aria-label={title} className={download} data-component="DownloadView">
      <span className={downloadIcon}>
        <Icon icon={icons.file} />
      </span>
      <div className={downloadText}>
        <Text isStrong>{title}</Text>
        {note && <Text size="sm">{note}</Text>}
        <p className={fileFacts}>
          {file ? `${file.name} · ${kindOf(file.name)} · ${formatFileSize(file.size)}` : 'No file yet'}
        </p>
        <div role="alert">{failure && <FieldError id={failureId}>{failure}</FieldError>}</div>
      </div>
      {file && (
        <Button
          variant="neutral"
          iconStart={<Icon icon={icons.download} size="sm" />}
          isPending={isPending}
          aria-describedby={failure && failureId}
          aria-label={`Download ${file.name}`}
          onPress={() => void start()}
        >
          Download
        </Button>
      )}
    </div>
  );
}
