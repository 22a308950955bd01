import {
  Breadcrumbs,
  Card,
  CourseProgress,
  Divider,
  LessonSkeleton,
  Skeleton,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { playerCopy as copy } from '../../../parts/learning/playerCopy.ts';
import { LoadingHeading } from '../../../shell/frame/PageLoading.tsx';
import { besideLesson, columns, page, stage, withOutline } from './player.css.ts';

/** The player's placeholder while the course is loading. */
export function PlayerLoading(): ReactNode {
  return (
    <div className={page}>
      <LoadingHeading>{copy.title}</LoadingHeading>
      <Stack gap={16}>
        <Breadcrumbs items={[{ label: copy.dashboard, href: '/dashboard' }]} />
        <CourseProgress completed={0} total={0} isLoading />
        <Divider />
      </Stack>
      <div className={`${columns} ${withOutline}`}>
        <div className={besideLesson}>
          <Card padding="sm">
            <Skeleton lines={8} />
          </Card>
        </div>
        <div className={stage}>
          <LessonSkeleton label={copy.loading} />
        </div>
      </div>
    </div>
  );
}
