import { lazy, type ReactNode, Suspense } from 'react';
import { Accordion } from '../../components/disclosure/Accordion.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { PromptCase, PromptLabBlock, PromptTools } from '../labs/lab.ts';
import { part } from '../labs/lab.css.ts';
import { labNames } from '../labs/labNames.ts';
import { ReadText } from '../labs/ReadText.tsx';
import { usePromptRuns } from '../labs/usePromptRuns.ts';
import type { WorkBlockProps } from './lessonBlock.ts';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { ModelSolution } from './ModelSolution.tsx';
import { PromptCheck } from './PromptCheck.tsx';
import { notLoaded } from './NotLoaded.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TaskBlock } from './TaskBlock.tsx';
import { useOpening } from './useOpening.ts';
import { maxPrompt, usePromptWork } from './usePromptWork.ts';

const PromptRuns = lazy(() =>
  import('./PromptRuns.tsx').then((file) => ({ default: file.PromptRuns }), notLoaded),
);

export interface PromptLabViewProps extends WorkBlockProps<PromptLabBlock> {
  /** Checks and runs prompts. */
  tools: PromptTools;
}

/** A task for which the learner writes a prompt. Code checks its words, and a model runs it on the cases if one is set up. */
export function PromptLabView({
  block,
  state,
  onWorkChange,
  onRetry,
  earlier,
  tools,
}: PromptLabViewProps): ReactNode {
  const { work } = state;
  const lab = usePromptWork({ block, work, onWorkChange, check: tools.check });
  const { place, isOpen } = useOpening();
  const runs = usePromptRuns(block, isOpen ? tools.runner : undefined);
  return (
    <TaskBlock component="PromptLabView" kind={labNames.prompt_lab} block={block}>
      <Material cases={block.cases} />
      <LimitedTextArea label="Your prompt" value={lab.prompt} onChange={lab.edit} max={maxPrompt} />
      <PromptCheck block={block} work={lab} ticked={work.ticked} />
      <div ref={place} tabIndex={-1} className={part}>
        {isOpen && block.cases.length > 0 && (
          <Suspense fallback={<Skeleton height="4rem" />}>
            <PromptRuns block={block} prompt={lab.prompt} runs={runs} tools={tools} />
          </Suspense>
        )}
      </div>
      <ModelSolution
        what="prompt"
        isOpen={work.is_checked}
        isTried={lab.isTried || runs.runs.length > 0}
        onOpen={() => onWorkChange({ ...work, is_checked: true })}
        before="Check or run your own prompt first. Then compare it with the model prompt."
      >
        <ReadText name="Model prompt" isNameHidden>
          {block.solution_prompt}
        </ReadText>
      </ModelSolution>
      <SaveStatus state={state} onRetry={onRetry}>
        {earlier}
      </SaveStatus>
    </TaskBlock>
  );
}

/** The material of the task, which is that of the first case, and that of the other cases on request. */
function Material({ cases: [first, ...others] }: { cases: readonly PromptCase[] }): ReactNode {
  return (
    <>
      {first && <ReadText name={`Material: ${first.title}`}>{first.input}</ReadText>}
      {others.length > 0 && (
        <Accordion
          items={[
            {
              id: 'others',
              title: 'The other cases',
              content: (
                <Stack>
                  {others.map(({ id, title, input }) => (
                    <ReadText key={id} name={`Material: ${title}`}>
                      {input}
                    </ReadText>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
