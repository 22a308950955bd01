import { ButtonLink, EmptyState, LockedPreview } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';

export interface VisitorPreviewProps {
  /** Whether the course's details are written; undefined while it is not known. */
  hasDetails: boolean | undefined;
  signInHref: string;
}

/** What a visitor sees of a course's details: that signing in shows them, or has them written. */
export function VisitorPreview({ hasDetails, signInHref }: VisitorPreviewProps): ReactNode {
  if (hasDetails !== false) return <LockedPreview signInHref={signInHref} />;
  return (
    <EmptyState
      title={copy.noDetailsTitle}
      description={copy.noDetailsSignedOut}
      action={<ButtonLink href={signInHref}>{copy.signIn}</ButtonLink>}
    />
  );
}
