import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import type { CheckBlock, Judgment, PartJudgment, ShownTask } from './lessonBlock.ts';
import { TaskText } from './TaskText.tsx';
import { actions, bullets, note, noteText, quote as quoteClass } from './workBlock.css.ts';

export interface CheckHelpProps {
  block: Pick<CheckBlock, 'hint' | 'explanation' | 'quote' | 'model_answer' | 'task'>;
  /** The judgment that is shown; undefined before the learner checks the answer. */
  judgment: Judgment | undefined;
  /** What the answer lacks now; the explanation of a wrong answer names it. */
  missed: readonly PartJudgment[];
}

type Help = 'none' | 'offered' | 'hint' | 'explanation' | 'model';

/**
 * Shows a hint and then the explanation on request after a wrong answer, the explanation after a right answer, and the
 * model answer of a short text. Open notes stay open while the learner tries again.
 */
export function CheckHelp({ block, judgment, missed }: CheckHelpProps): ReactNode {
  const { hint, explanation, quote, model_answer: modelAnswer } = block;
  const place = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState<Help>('none');
  const isWrong = judgment?.state === 'wrong';
  if (isWrong && help === 'none') setHelp('offered');
  if (judgment?.state === 'compare' && help !== 'model') setHelp('model');
  const open = (next: Help) => {
    flushSync(() => setHelp(next));
    // The pressed button has disappeared.
    place.current?.focus();
  };
  const isExplained = judgment?.state === 'right' || help === 'explanation' || help === 'model';
  const isHintOpen = hint !== '' && (help === 'hint' || help === 'explanation');
  const isHintNext = hint !== '' && help === 'offered';
  return (
    <>
      {isHintOpen && (
        <Note title="Hint" ref={help === 'hint' ? place : undefined}>
          {hint}
        </Note>
      )}
      {help !== 'none' && !isExplained && (
        <div className={actions}>
          <Button variant="neutral" onPress={() => open(isHintNext ? 'hint' : 'explanation')}>
            {isHintNext ? 'Show a hint' : 'Show the explanation'}
          </Button>
        </div>
      )}
      {help === 'model' && modelAnswer && <Note title="Model answer">{modelAnswer}</Note>}
      {isExplained && explanation && (
        <Note
          title="Explanation"
          quote={quote}
          missing={missed.length > 0 && <Missed task={block.task} parts={missed} />}
          ref={help === 'explanation' ? place : undefined}
        >
          {explanation}
        </Note>
      )}
    </>
  );
}

/** Names what an answer lacks, with the author's sentences about it. */
function Missed({ task, parts }: { task: ShownTask; parts: readonly PartJudgment[] }): ReactNode {
  const isMark = task.kind === 'mark';
  const texts = isMark ? task.sentences : task.kind === 'several' ? task.choices : [];
  return (
    <>
      <p>{isMark ? 'Sentences that you have not marked:' : 'Answers that you have not chosen:'}</p>
      <ul className={bullets}>
        {parts.map(({ id, feedback }) => (
          <li key={id}>
            <TaskText>{texts.find((one) => one.id === id)?.text ?? ''}</TaskText>
            {feedback && ' '}
            <TaskText>{feedback}</TaskText>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoteProps {
  title: string;
  children: string;
  /** Shown between the text and the sentence of the lesson. */
  missing?: ReactNode;
  /** The sentence of the lesson that the note rests on. */
  quote?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

function Note({ title, children, missing, quote, ref }: NoteProps): ReactNode {
  return (
    <div ref={ref} role="note" aria-label={title} tabIndex={-1} className={note}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={noteText}>
        <TaskText>{children}</TaskText>
      </p>
      {missing}
      {quote && (
        <p className={quoteClass}>
          From the lesson: “<TaskText>{quote}</TaskText>”
        </p>
      )}
    </div>
  );
}
