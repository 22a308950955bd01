import type { ReactNode } from 'react';
import { DownloadView, type DownloadViewProps } from './DownloadView.tsx';
import { FigureView } from './FigureView.tsx';
import type { DownloadBlock, FigureBlock } from './lessonBlock.ts';

interface FileBlockProps extends Pick<DownloadViewProps, 'onDownload'> {
  block: FigureBlock | DownloadBlock;
}

/** A block whose content is a file. The two types are one file, because they are small. */
export function FileBlock({ block, onDownload }: FileBlockProps): ReactNode {
  return block.type === 'figure' ? (
    <FigureView block={block} />
  ) : (
    <DownloadView block={block} onDownload={onDownload} />
  );
}
