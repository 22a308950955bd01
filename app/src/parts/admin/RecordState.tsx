import { ButtonLink, EmptyState, ErrorState, Spinner, Stack } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { LoadingHeading } from '../../shell/frame/PageLoading.tsx';

/** Why a record's page shows no record. */
export type RecordStatus =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; onRetry: () => void; isRetrying?: boolean | undefined };

export interface RecordStateProps {
  status: RecordStatus;
  copy: Record<'title' | 'failure' | 'missing' | 'missingDescription' | 'back', string>;
  /** The list that the record belongs to. */
  listHref: string;
  /** Shown while the record is loading. @default a Spinner */
  children?: ReactNode;
}

/** The page of a record that is loading, could not be loaded, or does not exist. */
export function RecordState({ status, copy, listHref, children = <Spinner /> }: RecordStateProps): ReactNode {
  switch (status.state) {
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
          onRetry={status.onRetry}
          isRetrying={status.isRetrying}
        />
      );
  }
}
