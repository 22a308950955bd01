import type { LessonWithBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { type BlockState, type BlockWork, LessonBlocks } from '@redwhiteandcode/design-system';
import { type ReactNode, useMemo, useState } from 'react';
import { shownLesson } from './lessonBlocks.ts';

const untouched: BlockWork = { is_checked: false, ticked: [] };

/** The blocks of a lesson, in which anyone can work. The answers are kept until the page is left, and saved nowhere. */
export function UnsavedLesson({ lesson }: { lesson: LessonWithBlocks }): ReactNode {
  const shown = useMemo(() => shownLesson(lesson), [lesson]);
  const [works, setWorks] = useState<ReadonlyMap<string, BlockWork>>(new Map());
  return (
    <LessonBlocks
      {...shown}
      stateOf={(id): BlockState => ({ work: works.get(id) ?? untouched, saving: 'idle', earlier: 0 })}
      onWorkChange={(id, work) => setWorks((before) => new Map(before).set(id, work))}
      onRetry={() => undefined}
    />
  );
}
