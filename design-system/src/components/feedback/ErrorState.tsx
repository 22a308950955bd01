import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { state, stateAction, stateIcon, stateText, stateTitle } from './feedback.css.ts';
import { retryLabel } from './retryLabel.ts';

export interface ErrorStateProps {
  /** What failed to load. */
  title: ReactNode;
  /** The reason, or what to do. */
  description?: ReactNode;
  /** Shows a Retry button. */
  onRetry?: (() => void) | undefined;
  /** Shows a spinner in the Retry button. @default false */
  isRetrying?: boolean | undefined;
  /** Another action, beside Retry. */
  action?: ReactNode;
  /** The heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Shown instead of content that failed to load, with a Retry button; announced to screen readers. */
export function ErrorState({
  title,
  description,
  onRetry,
  isRetrying = false,
  action,
  headingLevel = 2,
}: ErrorStateProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={state} role="alert" data-component="ErrorState">
      <span className={stateIcon} data-tone="danger">
        <Icon icon={icons.triangleExclamationPoint} size="lg" />
      </span>
      <Heading className={stateTitle}>{title}</Heading>
      {description && <p className={stateText}>{description}</p>}
      {(onRetry || action) && (
        <div className={stateAction}>
          <Inline justify="center">
            {onRetry && (
              <Button onPress={onRetry} isPending={isRetrying}>
                {retryLabel}
              </Button>
            )}
            {action}
          </Inline>
        </div>
      )}
    </div>
  );
}
