import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Card } from '../../components/card/Card.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { formatMoment } from '../../components/date/date.ts';

/** A saved version of a course. `saved_by` is the name of the user who saved it, `is_live` marks the one that learners see. */
export interface CourseRevision {
  revision: number;
  saved_at: string;
  saved_by: string;
  is_live: boolean;
}

interface RevisionListProps {
  /** Newest first. */
  revisions: readonly CourseRevision[];
  onRestore: (revision: number) => void;
}

/** The course's history, with buttons to restore earlier revisions. */
export function RevisionList({ revisions, onRestore }: RevisionListProps): ReactNode {
  if (revisions.length === 0) {
    return <EmptyState title="No earlier versions" description="Each save adds one." />;
  }
  return (
    <Stack as="ul" gap={12}>
      {revisions.map(({ revision, saved_at, saved_by, is_live }, index) => (
        <Card key={revision} as="li" padding="sm">
          <Inline justify="between" gap={16}>
            <Stack gap={4}>
              <Inline gap={8}>
                <Text isStrong>Revision {revision}</Text>
                {is_live && <StatusBadge tone="success">Published</StatusBadge>}
              </Inline>
              <Text size="sm" tone="muted">
                {formatMoment(saved_at)} by {saved_by}
              </Text>
            </Stack>
            {index === 0 ? (
              <Text size="sm" tone="muted">
                Current
              </Text>
            ) : (
              <Button variant="neutral" size="sm" onPress={() => onRestore(revision)}>
                Restore revision {revision}
              </Button>
            )}
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}
