import {
  type BlockDraft,
  type BlockWork,
  LessonBlocks,
  type LessonDraft,
  type SanitizedHtml,
} from '@redwhiteandcode/design-system';
import { judgeCheck } from '@redwhiteandcode/contract/learning/check-rules.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { shownBlock } from '../../../parts/learning/shownBlocks.ts';

export interface LessonPreviewProps {
  lesson: LessonDraft;
  /** Sanitizes a lesson's HTML, as the player does. */
  sanitize: (html: string) => SanitizedHtml;
}

const noWork: BlockWork = { is_checked: false, ticked: [] };
const judge = (blocks: readonly BlockDraft[], id: string, answer: BlockWork['answer']) => {
  const block = blocks.find((one) => one.id === id);
  if (block?.type !== 'check') throw new Error(`The lesson has no check ${id}.`);
  return judgeCheck(block.task, answer);
};

/** A lesson as learners will see it. Answers work, and are gone with the preview. */
export default function LessonPreview({ lesson: { blocks }, sanitize }: LessonPreviewProps): ReactNode {
  const shown = useMemo(() => blocks.map((block) => shownBlock(block, sanitize)), [blocks, sanitize]);
  const [work, setWork] = useState<Readonly<Record<string, BlockWork>>>({});
  return (
    <LessonBlocks
      blocks={shown}
      stateOf={(id) => ({ work: work[id] ?? noWork, saving: 'idle', earlier: 0 })}
      onWorkChange={(id, changed) => setWork((all) => ({ ...all, [id]: changed }))}
      judge={(id, answer) => judge(blocks, id, answer)}
      onRetry={() => undefined}
    />
  );
}
