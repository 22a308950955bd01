import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Facts, stateFact } from '../course/Facts.tsx';
import { CheckList } from '../course/CheckList.tsx';
import { price } from '../course/course.css.ts';
import type { FeaturedCourse } from '../course/course.ts';
import { ListPrice } from '../course/ListPrice.tsx';
import { CourseCardHead } from './CourseCard.tsx';
import { cardFoot, cardRequest, description, roomyCard } from './catalog.css.ts';
import * as icons from '../../components/icon/icons.ts';

export interface FeaturedCourseCardProps {
  course: FeaturedCourse;
  href: string;
  /** Replaces the price and its note if the reader pays nothing, such as 'Free for you'. */
  freeLabel?: string | undefined;
  /** The request for an email when the course opens: `GetNotified` or `OwnRequest`. */
  notify?: ReactNode;
}

/** A featured course with price and highlights. */
export function FeaturedCourseCard({ course, href, freeLabel, notify }: FeaturedCourseCardProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="article" isRaised isLink padding="lg" aria-labelledby={titleId}>
      <div className={roomyCard} data-component="FeaturedCourseCard">
        <CourseCardHead course={course} />
        <Heading level={3} size="sm" id={titleId}>
          {course.title}
        </Heading>
        <p className={description}>{course.description}</p>
        <Facts items={[{ icon: icons.clock, text: course.duration }, ...stateFact(course)]} />
        <CheckList items={course.highlights} />
        <div className={cardFoot}>
          <p>
            <span className={price}>{freeLabel ?? course.deduction}</span>{' '}
            {!freeLabel && course.list_price && <ListPrice {...course.list_price} />}
          </p>
          <ButtonLink href={href}>
            View Details
            <VisuallyHidden>: {course.title}</VisuallyHidden>
          </ButtonLink>
        </div>
        {notify && <div className={cardRequest}>{notify}</div>}
      </div>
    </Card>
  );
}
