import type { PlacedBlock } from '@redwhiteandcode/contract/course/block-parts.ts';
import {
  type BlockState,
  type BlockWork,
  LessonBlocks,
  type LessonBlocksProps,
  type SanitizedHtml,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { labRunner } from '../labs/labRunner.ts';
import { promptTools } from '../labs/promptTools.ts';
import { shownLesson } from './lessonBlocks.ts';

const untouched: BlockWork = { is_checked: false, ticked: [] };

/** Checks prompts, and runs none: a run needs a stored lesson and an enrollment. */
const tools = promptTools();

interface UnsavedLessonProps {
  blocks: readonly PlacedBlock[];
  sanitize: (html: string) => SanitizedHtml;
  onDownload: LessonBlocksProps['onDownload'];
  renderUnder?: LessonBlocksProps['renderUnder'];
}

/** The blocks of a lesson, in which anyone can work. The answers are kept until the page is left, and saved nowhere. */
export function UnsavedLesson({ blocks, sanitize, ...more }: UnsavedLessonProps): ReactNode {
  const shown = useMemo(() => shownLesson(blocks, sanitize), [blocks, sanitize]);
  const [works, setWorks] = useState<ReadonlyMap<string, BlockWork>>(new Map());
  return (
    <LessonBlocks
      {...shown}
      stateOf={(id): BlockState => ({ work: works.get(id) ?? untouched, saving: 'idle', earlier: 0 })}
      onWorkChange={(id, work) => setWorks((before) => new Map(before).set(id, work))}
      onRetry={() => undefined}
      labRunner={labRunner}
      promptTools={tools}
      {...more}
    />
  );
}
