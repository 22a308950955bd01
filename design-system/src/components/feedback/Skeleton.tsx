import type { ReactNode } from 'react';
import { skeleton } from './feedback.css.ts';

export interface SkeletonProps {
  /** `text` is as high as a line. @default 'text' */
  shape?: 'text' | 'title' | 'block' | 'circle' | undefined;
  /** CSS width. @default '100%' */
  width?: string | undefined;
  /** CSS height, for blocks. */
  height?: string | undefined;
  /** Lines of text, the last one shorter. @default 1 */
  lines?: number | undefined;
}

/** The grey shape of what is loading; hidden from assistive technology. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps): ReactNode {
  return (
    <div aria-hidden="true" data-component="Skeleton">
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={skeleton({ shape })}
          style={{ inlineSize: lines > 1 && line === lines - 1 ? '60%' : width, blockSize: height }}
        />
      ))}
    </div>
  );
}
