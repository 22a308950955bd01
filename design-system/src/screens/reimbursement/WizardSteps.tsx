import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { stepItem, stepMark, stepName, steps as stepsClass } from './toolkit.css.ts';

export interface WizardStepsProps {
  steps: readonly { step: string; label: string }[];
  /** The index of the current step. */
  current: number;
}

/** The wizard's steps in a line: done, current and next. */
export function WizardSteps({ steps, current }: WizardStepsProps): ReactNode {
  return (
    <ol className={stepsClass} aria-label="Steps">
      {steps.map(({ step, label }, place) => (
        <li
          key={step}
          className={stepItem}
          data-state={stateOf(place, current)}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={stepMark} aria-hidden="true">
            {place < current ? <Icon icon={icons.check} size="sm" /> : place + 1}
          </span>
          <span className={stepName}>
            {label}
            {place < current && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(place: number, current: number): 'done' | 'current' | 'next' {
  if (place === current) return 'current';
  return place < current ? 'done' : 'next';
}
