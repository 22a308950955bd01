import { ButtonLink, ErrorState, NotFoundScreen } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../parts/course/courseCopy.ts';

export interface CourseProblemProps {
  /** Whether the course does not exist; otherwise it could not be loaded. */
  isMissing: boolean;
  /** Whether the prerendered page of a deleted course still asks search engines to index it. */
  wasListed: boolean;
  retry: () => void;
}

/** Replaces the page of a course that does not exist or could not be loaded. */
export function CourseProblem({ isMissing, wasListed, retry }: CourseProblemProps): ReactNode {
  if (!isMissing) return <ErrorState headingLevel={1} title={copy.loadFailure} onRetry={retry} />;
  return (
    <>
      {wasListed && <meta name="robots" content="noindex" />}
      <NotFoundScreen
        title={copy.notFoundTitle}
        description={copy.notFoundDescription}
        action={
          <ButtonLink href="/courses" size="lg" variant="neutral">
            {copy.browse}
          </ButtonLink>
        }
      />
    </>
  );
}
