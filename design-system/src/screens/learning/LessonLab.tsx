import type { ReactNode } from 'react';
import type { LabRunner, PromptLabBlock, PromptTools, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
import { LabBlock } from './LabBlock.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import { PromptLabView } from './PromptLabView.tsx';

export interface LessonLabProps extends WorkBlockProps<PythonLabBlock | SqlLabBlock | PromptLabBlock> {
  runner: LabRunner;
  promptTools: PromptTools;
}

/**
 * A lab of any type. The types are one file, because styles that one more file shares would be in the stylesheet that every
 * page waits for (`docs/decisions/chunks.md`).
 */
export function LessonLab({ block, runner, promptTools, ...rest }: LessonLabProps): ReactNode {
  if (block.type === 'prompt_lab') return <PromptLabView {...rest} block={block} tools={promptTools} />;
  return <LabBlock {...rest} block={block} runner={runner} />;
}
