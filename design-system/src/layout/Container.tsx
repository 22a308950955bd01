import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

export interface ContainerProps {
  /** The width of the content: 640, 960, 1200 or 1440 px. @default 'lg' */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  children?: ReactNode;
}

/** Centers content and keeps a margin at the edges of the screen. */
export function Container({ width = 'lg', children }: ContainerProps): ReactNode {
  return (
    <div className={container({ width })} data-component="Container">
      {children}
    </div>
  );
}
