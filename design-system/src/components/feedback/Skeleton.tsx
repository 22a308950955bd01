import type { ReactNode } from 'react';
import { skeleton } from './feedback.css.ts';

export interface SkeletonProps {
  /** `text` is as high as a line of text. @default 'text' */
  shape?: 'text' | 'title' | 'block' | 'circle' | undefined;
  /** The CSS width. @default '100%' */
  width?: string | undefined;
  /** The CSS height, for blocks. */
  height?: string | undefined;
  /** The number of lines; the last of several is shorter. @default 1 */
  lines?: number | undefined;
}

/** A gray shape in place of loading content; hidden from assistive technology. */
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
