import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { Text } from '../../components/text/Text.tsx';
import { CalloutView } from './CalloutView.tsx';
import { blockWithMore, blocks as blocksClass } from './LessonBlocks.css.ts';
import type {
  BlockAnswer,
  BlockState,
  BlockWork,
  DownloadBlock,
  Judgment,
  LessonBlock,
} from './lessonBlock.ts';
import type { LabRunner, PromptTools } from '../labs/lab.ts';
import { LessonTable } from './LessonTable.tsx';
import { notLoaded } from './NotLoaded.tsx';

const InteractiveBlock = lazy(() =>
  import('./InteractiveBlock.tsx').then((file) => ({ default: file.InteractiveBlock }), notLoaded),
);
const FileBlock = lazy(() =>
  import('./FileBlock.tsx').then((file) => ({ default: file.FileBlock }), notLoaded),
);
const CodeView = lazy(() => import('./CodeView.tsx').then((file) => ({ default: file.CodeView }), notLoaded));

export interface LessonBlocksProps {
  /** The blocks in order. The caller has sanitized their HTML. */
  blocks: readonly LessonBlock[];
  /** Returns the learner's work in the block with this id. */
  stateOf: (id: string) => BlockState;
  /** Called after every change of the learner's work. */
  onWorkChange: (id: string, work: BlockWork) => void;
  /** Judges an answer to the check with this id; a missing answer is empty. */
  judge: (id: string, answer: BlockAnswer | undefined) => Judgment;
  /** Saves the work in a block once more after a failure. */
  onRetry: (id: string) => void;
  /** Runs the code of labs. */
  labRunner: LabRunner;
  /** Checks and runs the prompts of prompt labs. */
  promptTools: PromptTools;
  /** Downloads the file of a block. Returns why it failed, if it did. */
  onDownload: (block: DownloadBlock) => Promise<string | undefined>;
  /** Returns what opens the earlier versions of a block that has some. */
  renderEarlier?: ((block: LessonBlock) => ReactNode) | undefined;
  /** Returns what is shown under each block, such as ReportButton. */
  renderUnder?: ((block: LessonBlock) => ReactNode) | undefined;
}

/** The blocks of a lesson. What a lesson without them does not need is loaded with the first block of its type. */
export function LessonBlocks({ blocks, renderUnder, ...props }: LessonBlocksProps): ReactNode {
  return (
    <div className={blocksClass} data-component="LessonBlocks">
      {blocks.map((block) => (
        <Suspense key={block.id} fallback={<Skeleton shape="block" height="12rem" />}>
          {renderUnder ? (
            <div className={blockWithMore}>
              <BlockView {...props} block={block} />
              {renderUnder(block)}
            </div>
          ) : (
            <BlockView {...props} block={block} />
          )}
        </Suspense>
      ))}
    </div>
  );
}

interface BlockViewProps extends Omit<LessonBlocksProps, 'blocks' | 'renderUnder'> {
  block: LessonBlock;
}

function BlockView({
  block,
  stateOf,
  onWorkChange,
  judge,
  onRetry,
  labRunner,
  promptTools,
  onDownload,
  renderEarlier,
}: BlockViewProps): ReactNode {
  const { id } = block;
  const work = () => {
    const state = stateOf(id);
    return {
      state,
      onWorkChange: (changed: BlockWork) => onWorkChange(id, changed),
      onRetry: () => onRetry(id),
      earlier: state.earlier > 0 && renderEarlier?.(block),
    };
  };
  switch (block.type) {
    case 'text':
      return <Prose html={block.html} />;
    case 'callout':
      return <CalloutView block={block} />;
    case 'table':
      return <LessonTable block={block} />;
    case 'code':
      return <CodeView block={block} />;
    case 'figure':
    case 'download':
      return <FileBlock block={block} onDownload={onDownload} />;
    case 'worked_example':
    case 'check':
    case 'exercise':
    case 'python_lab':
    case 'sql_lab':
    case 'prompt_lab':
      return (
        <InteractiveBlock
          {...work()}
          {...{ block, labRunner, promptTools }}
          judge={(answer) => judge(id, answer)}
        />
      );
    default:
      // A block of a type that was added after this page was loaded.
      return <Text tone="muted">This part needs a newer version of this page. Reload to see it.</Text>;
  }
}
