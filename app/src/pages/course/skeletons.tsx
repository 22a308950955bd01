import { Skeleton, Stack, VisuallyHidden } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The placeholder for a course's button while the course loads. */
export function ActionSkeleton(): ReactNode {
  return <Skeleton shape="block" height="3rem" />;
}

/** The placeholder for a course's details while they load. */
export function DetailsSkeleton(): ReactNode {
  return (
    <div>
      <VisuallyHidden as="output">Loading course details...</VisuallyHidden>
      <Stack gap={24}>
        <Skeleton shape="title" width="16rem" />
        <Skeleton lines={4} />
        <Skeleton shape="title" width="12rem" />
        <Skeleton lines={6} />
      </Stack>
    </div>
  );
}
