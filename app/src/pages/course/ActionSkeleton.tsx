import { Skeleton } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';

/** The placeholder for a course's button while the course loads. */
export function ActionSkeleton(): ReactNode {
  return <Skeleton shape="block" height="3rem" />;
}
