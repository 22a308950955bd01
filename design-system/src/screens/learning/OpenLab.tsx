import type { ReactNode } from 'react';
import type { WorkBlockProps } from './lessonBlock.ts';
import type { LabRunner, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
import { PythonLabView } from './PythonLabView.tsx';
import { SqlLabView } from './SqlLabView.tsx';

export interface OpenLabProps extends WorkBlockProps<PythonLabBlock | SqlLabBlock> {
  runner: LabRunner;
}

/** A lab of any type with its editor. The types are one file, because they share the editor. */
export function OpenLab({ block, ...rest }: OpenLabProps): ReactNode {
  switch (block.type) {
    case 'python_lab':
      return <PythonLabView block={block} {...rest} />;
    case 'sql_lab':
      return <SqlLabView block={block} {...rest} />;
  }
}
