import type { ReactNode } from 'react';
import { StatusBadge } from '../../../components/badge/StatusBadge.tsx';
import { Button } from '../../../components/button/Button.tsx';
import { Card } from '../../../components/card/Card.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { Inline } from '../../../layout/Inline.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { formatMoment } from '../../../components/date/date.ts';

/** A saved version of a course. */
export interface CourseRevision {
  /** 1 for the first. */
  number: number;
  /** ISO 8601. */
  savedAt: string;
  /** The name of the user who saved it. */
  savedBy: string;
  isPublished: boolean;
}

interface RevisionListProps {
  /** Newest first. */
  revisions: readonly CourseRevision[];
  onRestore: (revision: CourseRevision) => void;
}

/** The course's history, with buttons to restore earlier revisions. */
export function RevisionList({ revisions, onRestore }: RevisionListProps): ReactNode {
  if (revisions.length === 0) {
    return <EmptyState title="No earlier versions" description="Each save adds one." />;
  }
  return (
    <Stack as="ul" gap={12}>
      {revisions.map((revision, index) => (
        <Card key={revision.number} as="li" padding="sm">
          <Inline justify="between" gap={16}>
            <Stack gap={4}>
              <Inline gap={8}>
                <Text isStrong>Revision {revision.number}</Text>
                {revision.isPublished && <StatusBadge tone="success">Published</StatusBadge>}
              </Inline>
              <Text size="sm" tone="muted">
                {formatMoment(revision.savedAt)} by {revision.savedBy}
              </Text>
            </Stack>
            {index === 0 ? (
              <Text size="sm" tone="muted">
                Current
              </Text>
            ) : (
              <Button variant="neutral" size="sm" onPress={() => onRestore(revision)}>
                Restore revision {revision.number}
              </Button>
            )}
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}
