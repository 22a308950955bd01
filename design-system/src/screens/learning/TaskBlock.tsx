import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/prose/Prose.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import type { ExerciseBlock } from './lessonBlock.ts';
import { eyebrow, frame, head } from './workBlock.css.ts';

export interface TaskBlockProps {
  /** The name of the component for `data-component`. */
  component: string;
  /** What kind of task it is. */
  kind: string;
  block: Pick<ExerciseBlock, 'title' | 'html' | 'minutes'>;
  /** Where the learner works. */
  children: ReactNode;
}

/** The box of a task with its kind, the time that it takes, its title, and its text. */
export function TaskBlock({
  component,
  kind,
  block: { title, html, minutes },
  children,
}: TaskBlockProps): ReactNode {
  const id = useId();
  return (
    <section className={frame} aria-labelledby={id} data-component={component}>
      <div className={head}>
        <p className={eyebrow}>
          {kind} · About {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
      </div>
      <Prose html={html} />
      {children}
    </section>
  );
}
