import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { CheckList } from './CheckList.tsx';
import { courseState, type CourseSummary } from './course.ts';
import { locked, lockedFeatures } from './coursePage.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface LockedPreviewProps {
  signInHref: string;
  /** The address of the lesson that anyone may read; left out if there is none. */
  freeLessonHref?: string | undefined;
  /** The course's lessons and hours, which come first in the list; left out while unknown. */
  course?: Pick<CourseSummary, 'lesson_count' | 'hours'> | undefined;
}

/** 'Preview Mode': replaces the course's details for signed-out visitors. */
export function LockedPreview({ signInHref, freeLessonHref, course }: LockedPreviewProps): ReactNode {
  const contents = course?.lesson_count ? courseState(course) : undefined;
  return (
    <Card as="section" padding="lg">
      <div className={locked} data-component="LockedPreview">
        <Inline gap={12}>
          <Icon icon={icons.lock} size="lg" />
          <Heading level={2} size="sm">
            Preview Mode
          </Heading>
        </Inline>
        <p className={muted}>
          Sign in or create an account, which is free, to see everything in this course:
        </p>
        <CheckList items={contents ? [contents, ...features] : features} className={lockedFeatures} />
        <Inline gap={12}>
          <ButtonLink href={signInHref}>Sign In to View Full Course</ButtonLink>
          {freeLessonHref !== undefined && (
            <ButtonLink href={freeLessonHref} variant="neutral">
              Read a Free Lesson
            </ButtonLink>
          )}
        </Inline>
      </div>
    </Card>
  );
}

/** What signing in gives access to. */
const features = [
  'What you will be able to do at the end',
  'The curriculum, week by week',
  'Prerequisites and the roles it suits',
  'Who teaches it',
];
