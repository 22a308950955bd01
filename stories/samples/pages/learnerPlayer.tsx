import {
  AiBadge,
  AiProvenance,
  Alert,
  Breadcrumbs,
  Button,
  Card,
  CourseOutline,
  CourseProgress,
  Divider,
  Inline,
  LessonSkeleton,
  LessonView,
  Link,
  OutlineDrawer,
  ShortcutsDialog,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@redwhiteandcode/design-system';
import { type ReactNode, useState } from 'react';
import { lessons, lessonText, outlineOf, played } from './learnerLesson.ts';
import { besideLesson, columns, onPhone, onWide, page, stage } from './learnerPlayer.css.ts';

const hrefOf = (module: { module_number: number }, lesson: { lesson_number: number }): string =>
  `/learn/${played.id}/${module.module_number}/${lesson.lesson_number}`;

export interface PlayerProps {
  /** Place of the lesson among all lessons, from 0. */
  place: number;
  /** How many lessons are ticked, from the first one on. */
  completed: number;
  certificateNumber?: string | undefined;
}

/** The course player: where one is, the outline, the lesson. */
export function Player({ place, completed, certificateNumber }: PlayerProps): ReactNode {
  const [isCompleted, setIsCompleted] = useState(place < completed);
  const lesson = lessons[place];
  const [previous, next] = [lessons[place - 1], lessons[place + 1]];
  if (!lesson) return null;
  const outline = { modules: outlineOf(completed), current: lesson, lessonHref: hrefOf };
  return (
    <div className={page}>
      <PlayerHead completed={completed} drawer={<OutlineDrawer {...outline} courseTitle={played.title} />} />
      <div className={columns}>
        <div className={besideLesson}>
          <Card padding="sm">
            <CourseOutline {...outline} />
          </Card>
        </div>
        <div className={stage}>
          {certificateNumber !== undefined && <Completed certificateNumber={certificateNumber} />}
          <LessonView
            title={lesson.lesson_title}
            moduleTitle={`${lesson.module_number}. ${lesson.module_title}`}
            html={lessonText}
            isCompleted={isCompleted}
            onCompletedChange={setIsCompleted}
            previousHref={previous && hrefOf(previous, previous)}
            nextHref={next && hrefOf(next, next)}
            disclosure={<AiBadge variant="compact" />}
            provenance={<AiProvenance provider="Sample Provider" model="sample-model" date="2025-02-03" />}
          />
        </div>
      </div>
    </div>
  );
}

/** The player's shape while the course is on its way. */
export function PlayerLoading(): ReactNode {
  return (
    <div className={page}>
      <VisuallyHidden as="h1">Course Player</VisuallyHidden>
      <Stack gap={16}>
        <Breadcrumbs items={[{ label: 'My Dashboard', href: '/dashboard' }]} />
        <CourseProgress completed={0} total={0} isLoading />
        <Divider />
      </Stack>
      <div className={columns}>
        <div className={besideLesson}>
          <Card padding="sm">
            <Skeleton lines={8} />
          </Card>
        </div>
        <div className={stage}>
          <LessonSkeleton />
        </div>
      </div>
    </div>
  );
}

/** The way back, how far one is, and the player's tools. */
function PlayerHead({ completed, drawer }: { completed: number; drawer: ReactNode }): ReactNode {
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <Breadcrumbs
          items={[
            { label: 'My Dashboard', href: '/dashboard' },
            { label: played.title, href: `/course/${played.id}` },
          ]}
        />
        <Inline gap={12}>
          <span className={onPhone}>{drawer}</span>
          <span className={onWide}>
            <ShortcutsDialog trigger={<Button variant="quiet">Keyboard shortcuts</Button>} />
          </span>
        </Inline>
      </Inline>
      <CourseProgress completed={completed} total={lessons.length} />
      <Divider />
    </Stack>
  );
}

function Completed({ certificateNumber }: { certificateNumber: string }): ReactNode {
  return (
    <Alert tone="success" title="Course completed" live="status">
      You have completed this course. Your certificate number:{' '}
      <Link href={`/verify/${certificateNumber}`}>{certificateNumber}</Link>
    </Alert>
  );
}
