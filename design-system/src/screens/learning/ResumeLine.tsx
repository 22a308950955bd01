import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { resume, resumeLesson, resumeText } from './ResumeLine.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface ResumeLineProps {
  lessonTitle: string;
  moduleTitle?: string | undefined;
  /** The address of the lesson opened last. */
  href: string;
  /** @default 'Continue Learning' */
  label?: string | undefined;
}

/** Where a learner left off, with a link to continue there. */
export function ResumeLine({
  lessonTitle,
  moduleTitle,
  href,
  label = 'Continue Learning',
}: ResumeLineProps): ReactNode {
  return (
    <div className={resume} data-component="ResumeLine">
      <div className={resumeText}>
        <p className={smallMuted}>You left off at{moduleTitle ? ` ${moduleTitle}` : ''}</p>
        <p className={resumeLesson}>{lessonTitle}</p>
      </div>
      <ButtonLink href={href} iconEnd={<Icon icon={icons.arrowRight} size="sm" />}>
        {label}
      </ButtonLink>
    </div>
  );
}
