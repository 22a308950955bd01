import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Prose,
  type SanitizedHtml,
  Section,
  Stack,
  Text,
} from '@redwhiteandcode/design-system';
import type { FreeLesson } from '@redwhiteandcode/contract/catalog/course-outline.ts';
import type { ReactNode } from 'react';
import { coursePreviewCopy as copy } from './previewCopy.ts';
import { lessonOrigin } from '../../parts/learning/lessonOrigin.tsx';

export interface FreeLessonPageProps {
  lesson: FreeLesson;
  /** The lesson's sanitized text. */
  html: SanitizedHtml;
  /** The course's title; undefined while it is loading. */
  courseTitle: string | undefined;
  courseHref: string;
}

/** The first lesson of a course for anyone, as the player shows it, with the way to enroll at its end. */
export function FreeLessonPage({ lesson, html, courseTitle, courseHref }: FreeLessonPageProps): ReactNode {
  const { disclosure, provenance } = lessonOrigin(lesson.provenance);
  return (
    <Section width="sm">
      <Stack gap={32}>
        <Breadcrumbs
          items={[
            { label: 'Courses', href: '/courses' },
            { label: courseTitle ?? copy.course, href: courseHref },
            { label: lesson.lesson_title },
          ]}
        />
        <article>
          <Stack gap={16}>
            <Inline justify="between">
              <Text tone="muted">{copy.place(lesson.module_title, lesson.minutes)}</Text>
              {disclosure}
            </Inline>
            <Heading level={1}>{lesson.lesson_title}</Heading>
            <Prose html={html} />
            {provenance}
          </Stack>
        </article>
        <Card as="section" padding="lg">
          <Stack gap={16}>
            <Heading level={2} size="sm">
              {copy.endTitle}
            </Heading>
            <Text>{copy.endText(lesson.lesson_count - 1)}</Text>
            <Inline>
              <ButtonLink href={courseHref}>{copy.enroll}</ButtonLink>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </Section>
  );
}
