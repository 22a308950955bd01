import type { ReactNode } from 'react';
import { state, stateAction, stateIcon, stateText, stateTitle } from './feedback.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: ReactNode;
  /** What would stand here, or why it does not. */
  description?: ReactNode;
  /** Decoration above. */
  icon?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** What a list shows when it holds nothing, with the way on. */
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
