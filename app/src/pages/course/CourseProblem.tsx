import { ErrorState, NotFoundScreen } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { courseCopy as copy } from '../../copy/course.ts';

export interface CourseProblemProps {
  /** There is no such course; otherwise it could not be loaded. */
  isMissing: boolean;
  /** The page was built for a course that has gone since, and still asks to be found. */
  wasListed: boolean;
  retry: () => void;
}

/** What a course's page shows when there is no course to show. */
export default function CourseProblem({ isMissing, wasListed, retry }: CourseProblemProps): ReactNode {
  if (!isMissing) return <ErrorState headingLevel={1} title={copy.loadFailure} onRetry={retry} />;
  return (
    <>
      {wasListed && <meta name="robots" content="noindex" />}
      <NotFoundScreen title={copy.notFoundTitle} description={copy.notFoundDescription} />
    </>
  );
}
