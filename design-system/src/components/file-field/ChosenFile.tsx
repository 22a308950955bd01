import type { ReactNode } from 'react';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { formatFileSize } from './acceptFile.ts';
import { file as fileClass, fileDetail, fileIcon, fileName, fileText } from './FileField.css.ts';

export interface ChosenFileProps {
  /** What was chosen. */
  file: File;
  /** Said once it has arrived. */
  uploadedText?: string | undefined;
}

/** The name and size of a chosen file. */
export function ChosenFile({ file, uploadedText }: ChosenFileProps): ReactNode {
  return (
    <div className={fileClass} data-part="file">
      <span className={fileIcon}>
        <Icon icon={icons.file} />
      </span>
      <div className={fileText}>
        <span className={fileName}>{file.name}</span>
        <span className={fileDetail}>
          {formatFileSize(file.size)}
          {uploadedText && <StatusBadge tone="success">{uploadedText}</StatusBadge>}
        </span>
      </div>
    </div>
  );
}
