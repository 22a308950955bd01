import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import type { WorkedExampleBlock } from './lessonBlock.ts';
import { actions, eyebrow, frame, head, step, steps as stepsClass, stepTitle } from './workBlock.css.ts';

export interface WorkedExampleViewProps {
  block: WorkedExampleBlock;
}

/** An example whose steps the learner opens one after the other. On paper all steps are open. */
export function WorkedExampleView({ block: { title, steps } }: WorkedExampleViewProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState(1);
  const show = (count: number) => {
    flushSync(() => setOpen(count));
    list.current?.children[open]?.querySelector('h3')?.focus();
  };
  return (
    <section className={frame} aria-labelledby={`${id}-title`} data-component="WorkedExampleView">
      <div className={head}>
        <p className={eyebrow}>Worked example</p>
        <Heading level={2} size="sm" id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <ol ref={list} className={stepsClass}>
        {steps.map(({ title: name, html }, at) => (
          <li key={at} className={step} data-closed={at < open ? undefined : true}>
            <h3 className={stepTitle} tabIndex={-1}>
              Step {at + 1}: {name}
            </h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
      {open < steps.length && (
        <div className={actions}>
          <Button onPress={() => show(open + 1)}>
            Show step {open + 1} of {steps.length}
          </Button>
          {open < steps.length - 1 && (
            <Button variant="neutral" onPress={() => show(steps.length)}>
              Show all steps
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
