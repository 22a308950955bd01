import type { ReactNode } from 'react';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { formatDate } from '../../components/date/date.ts';

export interface DataExportProps {
  onDownload: () => void;
  /** Whether the archive is being created. @default false */
  isPending?: boolean | undefined;
  /** Why the last download failed. */
  error?: string | undefined;
  /** More about the content of the archive. */
  note?: ReactNode;
  /** ISO date of the last download. */
  lastDownloadedOn?: string | undefined;
}

/** 'Download My Data': everything that is stored about the user, in one archive. */
export function DataExport({
  onDownload,
  isPending = false,
  error,
  note,
  lastDownloadedOn,
}: DataExportProps): ReactNode {
  return (
    <>
      <p className={smallMuted}>
        One ZIP archive: a JSON file with everything that is stored about you, and your documents, invoices
        and receipts. {note}
      </p>
      {error && (
        <Alert tone="danger" live="alert" title="The archive could not be created">
          {error}
        </Alert>
      )}
      <div>
        <Button
          variant="neutral"
          iconStart={<Icon icon={icons.download} size="sm" />}
          isPending={isPending}
          onPress={onDownload}
        >
          {isPending ? 'Preparing...' : 'Download My Data'}
        </Button>
      </div>
      {lastDownloadedOn && <p className={smallMuted}>Last downloaded on {formatDate(lastDownloadedOn)}.</p>}
    </>
  );
}
