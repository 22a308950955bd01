import type { ReactNode } from 'react';
import type { WorkBlockProps } from './lessonBlock.ts';
import type { LabRunner, PromptLabBlock, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
import { PromptLabView } from './PromptLabView.tsx';
import { PythonLabView } from './PythonLabView.tsx';
import { SqlLabView } from './SqlLabView.tsx';

interface LabBlockProps extends WorkBlockProps<PythonLabBlock | SqlLabBlock | PromptLabBlock> {
  runner: LabRunner;
}

/** A lab of any type. The types are one file, because they share the code editor. */
export function LabBlock({ block, ...rest }: LabBlockProps): ReactNode {
  switch (block.type) {
    case 'python_lab':
      return <PythonLabView block={block} {...rest} />;
    case 'sql_lab':
      return <SqlLabView block={block} {...rest} />;
    case 'prompt_lab':
      return <PromptLabView block={block} {...rest} />;
  }
}
