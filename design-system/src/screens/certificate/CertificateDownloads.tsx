import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { buttons } from './certificate.css.ts';

/** The files of a certificate that its owner can download. */
export type CertificateFile = 'pdf' | 'badge';

export interface CertificateDownloadsProps {
  onDownload: (file: CertificateFile) => void;
  /** The file that is being created. */
  pendingFile?: CertificateFile | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** The id of the certificate's title, which describes the buttons if a page has several. */
  'aria-describedby'?: string | undefined;
}

/** The owner's downloads: the certificate as a PDF and as an Open Badges 3.0 credential. */
export function CertificateDownloads({
  onDownload,
  pendingFile,
  size = 'md',
  ...rest
}: CertificateDownloadsProps): ReactNode {
  return (
    <div className={buttons} data-component="CertificateDownloads">
      {files.map(({ file, label }) => (
        <Button
          key={file}
          {...rest}
          variant="neutral"
          size={size}
          iconStart={<Icon icon={icons.download} size="sm" />}
          isPending={pendingFile === file}
          onPress={() => onDownload(file)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

const files = [
  { file: 'pdf', label: 'Download PDF' },
  { file: 'badge', label: 'Download Open Badge' },
] as const;
