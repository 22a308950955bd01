import type { ReactNode } from 'react';
import { Prose } from '../../components/prose/Prose.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import type { LabRunner, PythonLabBlock } from '../labs/lab.ts';

export interface PythonLabViewProps extends WorkBlockProps<PythonLabBlock> {
  runner: LabRunner;
}

/** A lab. */
export function PythonLabView({ block }: PythonLabViewProps): ReactNode {
  return <Prose html={block.html} />;
}
