import type { ReactNode } from 'react';
import type { LabRunner, PromptLabBlock, PromptTools, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
import { CheckView } from './CheckView.tsx';
import { ExerciseView } from './ExerciseView.tsx';
import type {
  BlockAnswer,
  CheckBlock,
  ExerciseBlock,
  Judgment,
  WorkBlockProps,
  WorkedExampleBlock,
} from './lessonBlock.ts';
import { PromptLabView } from './PromptLabView.tsx';
import { PythonLabView } from './PythonLabView.tsx';
import { SqlLabView } from './SqlLabView.tsx';
import { WorkedExampleView } from './WorkedExampleView.tsx';

interface InteractiveBlockProps
  extends WorkBlockProps<
    CheckBlock | ExerciseBlock | WorkedExampleBlock | PythonLabBlock | SqlLabBlock | PromptLabBlock
  > {
  /** Judges an answer to a check; a missing one is empty. */
  judge: (answer: BlockAnswer | undefined) => Judgment;
  labRunner: LabRunner;
  promptTools: PromptTools;
}

/**
 * A block in which the learner does something. The types are one file: a lesson mostly has several of them, and styles that
 * more files share are in the stylesheet for which every page waits (`docs/decisions/chunks.md`).
 */
export function InteractiveBlock({
  block,
  judge,
  labRunner,
  promptTools,
  ...work
}: InteractiveBlockProps): ReactNode {
  switch (block.type) {
    case 'check':
      return <CheckView {...work} block={block} judge={judge} />;
    case 'exercise':
      return <ExerciseView {...work} block={block} />;
    case 'python_lab':
      return <PythonLabView {...work} block={block} runner={labRunner} />;
    case 'sql_lab':
      return <SqlLabView {...work} block={block} runner={labRunner} />;
    case 'worked_example':
      return <WorkedExampleView block={block} />;
    case 'prompt_lab':
      return <PromptLabView {...work} block={block} tools={promptTools} />;
  }
}
