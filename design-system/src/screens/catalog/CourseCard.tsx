import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Facts, stateFact, studentsFact } from '../course/Facts.tsx';
import type { CourseSummary } from '../course/course.ts';
import { ListPrice } from '../course/ListPrice.tsx';
import { amount, card, cardFoot, cardRequest, description, note } from './catalog.css.ts';
import * as icons from '../../components/icon/icons.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { cardHead } from '../course/CourseMotif.css.ts';
import { CourseMotif } from '../course/CourseMotif.tsx';

export interface CourseCardProps {
  course: CourseSummary;
  href: string;
  /** Replaces the price and its note if the reader pays nothing, such as 'Free for you'. */
  freeLabel?: string | undefined;
  /** A line below the price, such as who may pay it. */
  priceNote?: string | undefined;
  /** The request for an email when the course opens: `GetNotified` or `OwnRequest`. */
  notify?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A course in the catalog with its 'View Details' link. */
export function CourseCard({
  course,
  href,
  freeLabel,
  priceNote,
  notify,
  headingLevel = 3,
}: CourseCardProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="article" isRaised isLink aria-labelledby={titleId}>
      <div className={card} data-component="CourseCard">
        <CourseCardHead course={course} />
        <Heading level={headingLevel} size="sm" id={titleId}>
          {course.title}
        </Heading>
        <p className={description}>{course.description}</p>
        <Facts
          items={[
            { icon: icons.clock, text: course.duration },
            ...stateFact(course),
            ...studentsFact(course, 'students'),
          ]}
        />
        <div className={cardFoot}>
          <p>
            <span className={amount}>{freeLabel ?? course.deduction}</span>{' '}
            {!freeLabel && course.list_price && <ListPrice {...course.list_price} />}
            {!freeLabel && priceNote && <span className={note}>{priceNote}</span>}
          </p>
          <ButtonLink href={href} variant="neutral">
            View Details<VisuallyHidden>: {course.title}</VisuallyHidden>
          </ButtonLink>
        </div>
        {notify && <div className={cardRequest}>{notify}</div>}
      </div>
    </Card>
  );
}

/** The first line of a course's card: its level, its track, and its drawing. */
export function CourseCardHead({
  course,
}: {
  course: Pick<CourseSummary, 'id' | 'level' | 'track'>;
}): ReactNode {
  return (
    <div className={cardHead}>
      <Inline>
        <Badge tone="info">{course.level}</Badge>
        <Badge>{course.track}</Badge>
      </Inline>
      <CourseMotif course={course} />
    </div>
  );
}
