import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { lockedLesson, lockedTitle, notice, noticeHead, veiled } from './player.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface LockedLessonProps {
  /** The lesson's title; the page's h1. */
  title: string;
  moduleTitle?: string | undefined;
  /** The address of the course page, where visitors enroll. */
  courseHref: string;
}

/** A lesson that only enrolled learners can read; other visitors see its title. */
export function LockedLesson({ title, moduleTitle, courseHref }: LockedLessonProps): ReactNode {
  const noticeId = useId();
  return (
    <article className={lockedLesson} data-component="LockedLesson">
      <header>
        {moduleTitle && <p className={muted}>{moduleTitle}</p>}
        <h1 className={lockedTitle} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className={veiled}>
        <Skeleton lines={5} />
      </div>
      <section className={notice} aria-labelledby={noticeId}>
        <h2 id={noticeId} className={noticeHead}>
          <Icon icon={icons.lock} />
          This lesson is locked
        </h2>
        <p className={muted}>
          Lessons are only for enrolled learners. The course page has the price and says whether you can
          enroll.
        </p>
        <ButtonLink href={courseHref}>Go to Course Page</ButtonLink>
      </section>
    </article>
  );
}
