import { ButtonLink, EmptyState, ErrorState, Spinner, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { LoadingHeading } from '../frame/PageLoading.tsx';

/** Why a record's page shows no record. */
export type NoRecord =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; onRetry: () => void; isRetrying?: boolean | undefined };

export interface RecordStateProps {
  answer: NoRecord;
  copy: Record<'title' | 'failure' | 'missing' | 'missingDescription' | 'back', string>;
  /** The list that the record belongs to. */
  listHref: string;
  /** In the record's place while it is loading. @default a Spinner */
  children?: ReactNode;
}

/** A record's page while the record is loading, when it could not be loaded, and when there is none. */
export function RecordState({ answer, copy, listHref, children = <Spinner /> }: RecordStateProps): ReactNode {
  switch (answer.state) {
    case 'loading':
      return (
        <Stack gap={24}>
          <LoadingHeading>{copy.title}</LoadingHeading>
          {children}
        </Stack>
      );
    case 'missing':
      return (
        <EmptyState
          headingLevel={1}
          title={copy.missing}
          description={copy.missingDescription}
          action={<ButtonLink href={listHref}>{copy.back}</ButtonLink>}
        />
      );
    case 'failed':
      return (
        <ErrorState
          headingLevel={1}
          title={copy.failure}
          onRetry={answer.onRetry}
          isRetrying={answer.isRetrying}
        />
      );
  }
}
