import type { ReactNode } from 'react';
import { state, stateAction, stateIcon, stateText, stateTitle } from './feedback.css.ts';

export interface EmptyStateProps {
  /** What is missing: 'No courses yet'. */
  title: ReactNode;
  /** What will be here, or why it is empty. */
  description?: ReactNode;
  /** A decorative icon above the title. */
  icon?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  /** The heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Shown instead of an empty list, with the next step. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  headingLevel = 2,
}: EmptyStateProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={state} data-component="EmptyState">
      {icon && <span className={stateIcon}>{icon}</span>}
      <Heading className={stateTitle}>{title}</Heading>
      {description && <p className={stateText}>{description}</p>}
      {action && <div className={stateAction}>{action}</div>}
    </div>
  );
}
