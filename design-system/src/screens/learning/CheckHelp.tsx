import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import type { CheckBlock, Judgment } from './lessonBlock.ts';
import { TaskText } from './TaskText.tsx';
import { actions, note, noteText, quote as quoteClass } from './workBlock.css.ts';

export interface CheckHelpProps {
  block: Pick<CheckBlock, 'hint' | 'explanation' | 'quote' | 'model_answer'>;
  judgment: Judgment | undefined;
}

type Help = 'none' | 'offered' | 'hint' | 'explanation' | 'model';

/**
 * Shows a hint and then the explanation on request after a wrong answer, the explanation after a right answer, and the
 * model answer of a short text. Open notes stay open while the learner tries again.
 */
export function CheckHelp({ block, judgment }: CheckHelpProps): ReactNode {
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
        <Note title="Explanation" quote={quote} ref={help === 'explanation' ? place : undefined}>
          {explanation}
        </Note>
      )}
    </>
  );
}

interface NoteProps {
  title: string;
  children: string;
  /** The sentence of the lesson that the note rests on. */
  quote?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

function Note({ title, children, quote, ref }: NoteProps): ReactNode {
  return (
    <div ref={ref} role="note" aria-label={title} tabIndex={-1} className={note}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={noteText}>
        <TaskText>{children}</TaskText>
      </p>
      {quote && (
        <p className={quoteClass}>
          From the lesson: “<TaskText>{quote}</TaskText>”
        </p>
      )}
    </div>
  );
}
