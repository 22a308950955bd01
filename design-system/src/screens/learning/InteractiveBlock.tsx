import type { ReactNode } from 'react';
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
import { WorkedExampleView } from './WorkedExampleView.tsx';

interface InteractiveBlockProps extends WorkBlockProps<CheckBlock | ExerciseBlock | WorkedExampleBlock> {
  /** Judges an answer to a check; a missing one is empty. */
  judge: (answer: BlockAnswer | undefined) => Judgment;
}

/** A block in which the learner does something. The three types are one file, because a lesson mostly has all of them. */
export function InteractiveBlock({ block, judge, ...work }: InteractiveBlockProps): ReactNode {
  switch (block.type) {
    case 'check':
      return <CheckView {...work} block={block} judge={judge} />;
    case 'exercise':
      return <ExerciseView {...work} block={block} />;
    case 'worked_example':
      return <WorkedExampleView block={block} />;
  }
}
