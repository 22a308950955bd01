import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { Course } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { ReactNode } from 'react';
import { completionCopy as copy } from './completionCopy.ts';

/** The course to learn next. */
export type NextCourse = Pick<Course, 'id' | 'title' | 'description' | 'level' | 'track' | 'duration'>;

/** The suggested next course; null if there is none, undefined while it is loading. */
export function NextCourseCard({ next }: { next: NextCourse | null | undefined }): ReactNode {
  if (next === undefined) return null;
  return (
    <Card as="section" aria-labelledby="completion-next">
      <Stack gap={12}>
        <Heading level={2} size="sm" id="completion-next">
          {copy.nextTitle}
        </Heading>
        {next === null ? (
          <Text>{copy.allDone}</Text>
        ) : (
          <>
            <Inline>
              <Badge tone="info">{next.level}</Badge>
              <Badge>{next.track}</Badge>
            </Inline>
            <Heading level={3} size="md">
              {next.title}
            </Heading>
            <Text tone="muted">{next.description}</Text>
          </>
        )}
        <Inline gap={12}>
          {next && (
            <ButtonLink href={`/course/${next.id}`} aria-label={`${copy.nextLabel}: ${next.title}`}>
              {copy.nextLabel}
            </ButtonLink>
          )}
          <ButtonLink href="/courses" variant="neutral">
            {copy.browse}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
