import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { result } from '../../components/feedback/feedback.css.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { actions, note } from './workBlock.css.ts';

export interface ModelSolutionProps {
  isOpen: boolean;
  /** Whether the learner has tried. */
  isTried: boolean;
  onOpen: () => void;
  /** What to do before the solution opens. */
  before: string;
  /** What the solution is. @default 'solution' */
  what?: 'solution' | 'prompt' | undefined;
  /** The solution. */
  children: ReactNode;
}

/** A model solution, which opens after the learner tried, and then takes focus. */
export function ModelSolution({
  isOpen,
  isTried,
  onOpen,
  before,
  what = 'solution',
  children,
}: ModelSolutionProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const [presses, setPresses] = useState(0);
  const open = () => {
    if (!isTried) {
      setPresses(presses + 1);
      return;
    }
    flushSync(onOpen);
    // The pressed button has disappeared.
    heading.current?.focus();
  };
  if (isOpen) {
    return (
      <div className={note}>
        <Heading level={3} size="sm" ref={heading}>
          Model {what}
        </Heading>
        {children}
      </div>
    );
  }
  return (
    <>
      <div className={actions}>
        <Button variant="neutral" onPress={open}>
          Show the model {what}
        </Button>
      </div>
      <output className={result}>{presses > 0 && !isTried && <Alert key={presses}>{before}</Alert>}</output>
    </>
  );
}
