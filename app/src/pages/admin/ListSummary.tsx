import { ErrorState } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The kept counts above a list. */
export interface Summary<Counts> {
  /** Undefined while they are loading. */
  data?: Counts | undefined;
  /** @default false */
  isFailing?: boolean | undefined;
  onRetry: () => void;
  /** @default false */
  isRetrying?: boolean | undefined;
}

export interface ListSummaryProps<Counts> {
  summary: Summary<Counts>;
  /** The sentence in place of counts that could not be loaded. */
  failure: string;
  /** The cards; without counts they show that they are loading. */
  children: (counts: Counts | undefined) => ReactNode;
}

/** The cards with counts above a list, or the failure to load them. */
export function ListSummary<Counts>({ summary, failure, children }: ListSummaryProps<Counts>): ReactNode {
  const { data, isFailing, onRetry, isRetrying } = summary;
  if (isFailing && data === undefined) {
    return <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  return children(data);
}
