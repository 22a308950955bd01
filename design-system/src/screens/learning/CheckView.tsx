import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { CheckControls } from './CheckControls.tsx';
import { CheckHelp } from './CheckHelp.tsx';
import type { BlockAnswer, CheckBlock, Judgment, WorkBlockProps } from './lessonBlock.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { TaskText } from './TaskText.tsx';
import { verdictOn } from './verdict.ts';
import { actions, controls as controlsClass, eyebrow, frame, head, prompt } from './workBlock.css.ts';

export interface CheckViewProps extends WorkBlockProps<CheckBlock> {
  /** Judges an answer; a missing one is empty. */
  judge: (answer: BlockAnswer | undefined) => Judgment;
}

const tones = { right: 'success', wrong: 'warning', empty: 'info', compare: 'info' } as const;

/** A question that the learner answers and checks as often as needed, with feedback on each part. */
export function CheckView({
  block,
  state,
  onWorkChange,
  judge,
  onRetry,
  earlier,
}: CheckViewProps): ReactNode {
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const { task } = block;
  const { work } = state;
  const [tries, setTries] = useState(0);
  // Only a verdict that the learner asked for is announced, not one from stored work.
  const [isAsked, setIsAsked] = useState(false);
  const judged = judge(work.answer);
  const isShown = judged.state === 'empty' ? isAsked : work.is_checked;
  const judgment = isShown ? judged : undefined;
  const change = (answer: BlockAnswer) => {
    setIsAsked(false);
    onWorkChange({ ...work, answer, is_checked: false });
  };
  const check = () => {
    setTries(tries + 1);
    setIsAsked(true);
    if (judged.state === 'empty') focusFirst(controls.current);
    else if (!work.is_checked) onWorkChange({ ...work, is_checked: true });
  };
  const verdict = judgment && (
    <Alert
      key={tries}
      tone={tones[judgment.state]}
      title={<TaskText>{verdictOn(task.kind, judgment)}</TaskText>}
    />
  );
  return (
    <section className={frame} aria-labelledby={`${id}-prompt`} data-component="CheckView">
      <div className={head}>
        <p className={eyebrow}>Question</p>
        <p id={`${id}-prompt`} className={prompt}>
          <TaskText>{block.prompt}</TaskText>
        </p>
      </div>
      <div ref={controls} className={controlsClass}>
        <CheckControls
          id={id}
          task={task}
          answer={work.answer}
          parts={judgment?.parts ?? []}
          onChange={change}
        />
      </div>
      <div className={actions}>
        <Button onPress={check}>
          {task.kind === 'short' ? 'Compare with a model answer' : 'Check answer'}
        </Button>
      </div>
      <output className={result}>{isAsked && verdict}</output>
      {!isAsked && verdict}
      <CheckHelp block={block} judgment={judgment} missed={judged.missed} />
      <SaveStatus state={state} onRetry={onRetry}>
        {earlier}
      </SaveStatus>
    </section>
  );
}

/** Focuses the first control that is still empty. */
function focusFirst(place: HTMLElement | null): void {
  const controls = [
    ...(place?.querySelectorAll<HTMLInputElement>(':is(input, select, textarea, button):enabled') ?? []),
  ];
  (controls.find(({ value }) => value === '') ?? controls[0])?.focus();
}
