import type { ReactNode } from 'react';
import { Prose } from '../../components/prose/Prose.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import type { LabRunner, SqlLabBlock } from '../labs/lab.ts';

export interface SqlLabViewProps extends WorkBlockProps<SqlLabBlock> {
  runner: LabRunner;
}

/** A lab. */
export function SqlLabView({ block }: SqlLabViewProps): ReactNode {
  return <Prose html={block.html} />;
}
