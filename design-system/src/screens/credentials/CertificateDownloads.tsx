import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { buttons } from './certificate.css.ts';

/** The files of a certificate that its owner can download. */
export type CertificateFile = 'pdf-letter' | 'pdf-a4' | 'badge-png' | 'badge-svg' | 'badge-json';

export interface CertificateDownloadsProps {
  onDownload: (file: CertificateFile) => void;
  /** The file that is being created. */
  pendingFile?: CertificateFile | undefined;
}

/** The owner's downloads: the certificate as a PDF, and as an Open Badge in a picture or as data. */
export function CertificateDownloads({ onDownload, pendingFile }: CertificateDownloadsProps): ReactNode {
  return (
    <Stack gap={16}>
      {groups.map(({ text, files }) => (
        <Stack key={text} gap={8}>
          <p className={smallMuted}>{text}</p>
          <div className={buttons} data-component="CertificateDownloads">
            {files.map(({ file, label }) => (
              <Button
                key={file}
                variant="neutral"
                iconStart={<Icon icon={icons.download} size="sm" />}
                isPending={pendingFile === file}
                onPress={() => onDownload(file)}
              >
                {label}
              </Button>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

const groups = [
  {
    text: 'The certificate, to print or to send:',
    files: [
      { file: 'pdf-letter', label: 'Download PDF' },
      { file: 'pdf-a4', label: 'PDF on A4 Paper' },
    ],
  },
  {
    text: 'Your Open Badge, which any Open Badges verifier can check:',
    files: [
      { file: 'badge-png', label: 'Badge Picture (PNG)' },
      { file: 'badge-svg', label: 'Badge Picture (SVG)' },
      { file: 'badge-json', label: 'Badge Data (JSON)' },
    ],
  },
] as const;
