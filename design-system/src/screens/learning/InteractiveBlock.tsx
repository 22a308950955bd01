import type { ReactNode } from 'react';
import type { LabRunner, PythonLabBlock, SqlLabBlock } from '../labs/lab.ts';
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
import { PythonLabView } from './PythonLabView.tsx';
import { SqlLabView } from './SqlLabView.tsx';
import { WorkedExampleView } from './WorkedExampleView.tsx';

interface InteractiveBlockProps
  extends WorkBlockProps<CheckBlock | ExerciseBlock | PythonLabBlock | SqlLabBlock | WorkedExampleBlock> {
  /** Judges an answer to a check; a missing one is empty. */
  judge: (answer: BlockAnswer | undefined) => Judgment;
  labRunner: LabRunner;
}

/** A block in which the learner does something. The types are one file, because a lesson mostly has several of them. */
export function InteractiveBlock({ block, judge, labRunner, ...work }: InteractiveBlockProps): ReactNode {
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
  }
}
