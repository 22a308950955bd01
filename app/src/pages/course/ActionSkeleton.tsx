import { Skeleton } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The placeholder of a course's button while it loads. */
export function ActionSkeleton(): ReactNode {
  return <Skeleton shape="block" height="3rem" />;
}
