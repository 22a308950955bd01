import type { ReactNode } from 'react';
import { Heading } from '../../components/text/Heading.tsx';
import { description, frame, list, number, step, words } from './Steps.css.ts';

export interface Step {
  title: string;
  text: ReactNode;
}

export interface StepsProps {
  /** In order; four or five read best. */
  steps: readonly Step[];
}

/** How something works, as numbered steps: in a row if there is room, otherwise in a column. */
export function Steps({ steps }: StepsProps): ReactNode {
  return (
    <div className={frame} data-component="Steps">
      <ol className={list}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={step}>
            <span className={number} aria-hidden="true">
              {place + 1}
            </span>
            <div className={words}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <p className={description}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
