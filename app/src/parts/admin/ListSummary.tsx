import { ErrorState } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The counts above a list. */
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
  /** The message if the counts could not be loaded. */
  failure: string;
  /** Renders the cards; without counts in their loading state. */
  children: (counts: Counts | undefined) => ReactNode;
}

/** The cards with counts above a list, or an error. */
export function ListSummary<Counts>({ summary, failure, children }: ListSummaryProps<Counts>): ReactNode {
  const { data, isFailing, onRetry, isRetrying } = summary;
  if (isFailing && data === undefined) {
    return <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying} />;
  }
  return children(data);
}
