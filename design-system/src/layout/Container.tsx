import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

export interface ContainerProps {
  /** Content width: 640, 960, 1200 or 1440 px. @default 'lg' */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  children?: ReactNode;
}

/** Centres content and keeps it off the screen's edges. */
export function Container({ width = 'lg', children }: ContainerProps): ReactNode {
  return (
    <div className={container({ width })} data-component="Container">
      {children}
    </div>
  );
}
