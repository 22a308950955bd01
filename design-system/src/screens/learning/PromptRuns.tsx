import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { formatMoment } from '../../components/date/date.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { actions, aside } from '../labs/lab.css.ts';
import type { PromptAllowance, PromptLabBlock, PromptTools } from '../labs/lab.ts';
import { EarlierRuns, PromptRunResult } from '../labs/PromptRunResult.tsx';
import { callsOf, verdictOnRun } from '../labs/promptVerdict.ts';
import { ChangedCode } from '../labs/RunStatus.tsx';
import { SampleOutputs } from '../labs/SampleOutputs.tsx';
import type { PromptRuns as Runs } from '../labs/usePromptRuns.ts';
import { lengthError } from './blockAnswer.ts';
import { maxPrompt } from './usePromptWork.ts';

export interface PromptRunsProps {
  block: PromptLabBlock;
  prompt: string;
  runs: Runs;
  tools: PromptTools;
}

/** Runs of the learner's prompt with a model, or the samples where no model can be called. */
export function PromptRuns({ block, prompt, runs, tools }: PromptRunsProps): ReactNode {
  const { allowance, failure, refusal, reload } = runs;
  const [shown, ...earlier] = runs.runs;
  const isClosed = refusal?.isClosed === true || allowance?.calls_left === 0;
  const noModel = noModelReason(tools, allowance);
  return (
    <>
      <Failure message={failure} onRetry={reload} />
      {allowance?.model && <RunButtons {...{ block, prompt, runs, allowance }} />}
      <RunMessages runs={runs} />
      {shown && shown.prompt !== prompt && !runs.isRunning && <ChangedCode>Your prompt</ChangedCode>}
      {shown && <PromptRunResult key={shown.id} run={shown} />}
      <EarlierRuns runs={earlier} />
      {noModel && <p>{noModel}</p>}
      {(noModel || isClosed) && <SampleOutputs cases={block.cases} judge={tools.judge} />}
    </>
  );
}

function Failure({ message, onRetry }: { message: string | undefined; onRetry: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears.
    place.current?.focus();
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className={result}>
      {message !== undefined && (
        <Alert
          tone="warning"
          title={message}
          action={
            <Button variant="neutral" size="sm" onPress={retry}>
              Try again
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Returns why no prompt can be run here; undefined with a model, and while that is not known. */
function noModelReason({ runner }: PromptTools, allowance: PromptAllowance | undefined): string | undefined {
  if (!runner)
    return 'Prompts run only in the course, once you are enrolled. Write your prompt first, then open the sample outputs.';
  if (allowance?.model !== null) return undefined;
  return 'No model is set up here, so your prompt cannot be run. Write your prompt first, then open the sample outputs.';
}

interface RunButtonsProps extends Omit<PromptRunsProps, 'tools'> {
  allowance: PromptAllowance;
}

function RunButtons({ block: { cases }, prompt, runs, allowance }: RunButtonsProps): ReactNode {
  const { model, calls_left, calls_per_day, opens_at } = allowance;
  const { isRunning, start, refuse } = runs;
  const run = (caseId: string | undefined) => {
    const problem = prompt.trim() === '' ? 'Write a prompt first.' : lengthError(prompt, maxPrompt);
    if (problem === undefined) start(prompt, caseId);
    else refuse(problem);
  };
  return (
    <>
      <div className={actions}>
        <Button
          iconStart={<Icon icon={icons.play} size="sm" />}
          isPending={isRunning}
          onPress={() => run(cases[0]?.id)}
        >
          Run it ({callsOf(1)})
        </Button>
        {cases.length > 1 && (
          <Button variant="neutral" isPending={isRunning} onPress={() => run(undefined)}>
            Run against all {cases.length} cases ({callsOf(cases.length)})
          </Button>
        )}
      </div>
      <p className={aside}>
        Your prompt and the material go to {model}. You have {calls_left} of {calls_per_day} calls left today;
        the next day begins {formatMoment(opens_at)}.
      </p>
    </>
  );
}

/** What happens, or how the run ended. It is announced once; what arrives is not, and neither is a run of an earlier visit. */
function RunMessages({ runs: { runs, isRunning, isFollowed, refusal } }: { runs: Runs }): ReactNode {
  const [shown] = runs;
  const ended = shown?.status === 'finished' && !isRunning && !refusal && <Verdict run={shown} />;
  return (
    <>
      <output className={result}>
        {isRunning && <p className={aside}>Running…</p>}
        {refusal && <Alert tone="warning" title={refusal.message} />}
        {isFollowed && ended}
      </output>
      {!isFollowed && ended}
    </>
  );
}

function Verdict({ run }: { run: Parameters<typeof verdictOnRun>[0] }): ReactNode {
  const { detail, ...verdict } = verdictOnRun(run);
  return <Alert {...verdict}>{detail}</Alert>;
}
