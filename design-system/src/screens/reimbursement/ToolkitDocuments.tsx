import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { document, documentAction, documentIcon, documents, documentTitle } from './toolkit.css.ts';
import { type ToolkitFile, toolkitFiles } from './toolkit.ts';

export interface ToolkitDocumentsProps {
  /** The documents that can be downloaded now. */
  available: readonly ToolkitFile[];
  /** Whether the course is completed. Until then, a proof of enrollment takes the certificate's place. */
  hasCertificate: boolean;
  /** Says when a missing document is available; documents without a text are left out. */
  missing?: Partial<Record<ToolkitFile, string>> | undefined;
  /** The file that is being downloaded. */
  pendingFile?: ToolkitFile | 'zip' | undefined;
  onDownload: (file: ToolkitFile) => void;
  /** Downloads all documents as one archive; undefined if there is no archive. */
  onDownloadAll?: (() => void) | undefined;
}

const proof = {
  title: 'Proof of enrollment',
  text: 'Until the course is completed; then the certificate takes its place.',
};

/** A toolkit's documents, each as a PDF and all of them as one ZIP archive. */
export function ToolkitDocuments(props: ToolkitDocumentsProps): ReactNode {
  const { available, hasCertificate, missing = {}, pendingFile, onDownload, onDownloadAll } = props;
  const shown = toolkitFiles.filter(({ file }) => available.includes(file) || missing[file]);
  return (
    <Stack gap={16} data-component="ToolkitDocuments">
      <ul className={documents}>
        {shown.map((one) => {
          const { file, title, text } =
            one.file === 'certificate' && !hasCertificate ? { ...one, ...proof } : one;
          const isAvailable = available.includes(file);
          return (
            <li key={file} className={document}>
              <span className={documentIcon}>
                <Icon icon={icons.fileText} />
              </span>
              <div>
                <p className={documentTitle}>{title}</p>
                <p className={smallMuted}>{isAvailable ? text : missing[file]}</p>
              </div>
              {isAvailable && (
                <div className={documentAction}>
                  <Button
                    variant="neutral"
                    size="sm"
                    aria-label={`Download PDF: ${title}`}
                    isPending={pendingFile === file}
                    onPress={() => onDownload(file)}
                  >
                    Download PDF
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {onDownloadAll && (
        <div>
          <Button
            iconStart={<Icon icon={icons.download} size="sm" />}
            isPending={pendingFile === 'zip'}
            onPress={onDownloadAll}
          >
            Download All (ZIP)
          </Button>
        </div>
      )}
    </Stack>
  );
}
