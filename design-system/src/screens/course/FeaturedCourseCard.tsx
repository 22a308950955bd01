import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Facts } from './Facts.tsx';
import { CheckList } from '../marketing/CheckList.tsx';
import { cardFoot, price, roomyCard, struck } from './course.css.ts';
import { muted } from '../../theme/mutedText.css.ts';
import type { FeaturedCourse } from './course.ts';
import * as icons from '../../components/icon/icons.ts';

export interface FeaturedCourseCardProps {
  course: FeaturedCourse;
  href: string;
  /** @default 'View Details' */
  actionLabel?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A featured course with price, struck-through amount and highlights. */
export function FeaturedCourseCard({
  course,
  href,
  actionLabel = 'View Details',
  headingLevel = 3,
}: FeaturedCourseCardProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="article" isRaised padding="lg" aria-labelledby={titleId}>
      <div className={roomyCard} data-component="FeaturedCourseCard">
        <Inline gap={16}>
          <Badge tone="info">{course.level}</Badge>
          <Facts items={[{ icon: icons.clock, text: course.duration }]} />
        </Inline>
        <Heading level={headingLevel} size="sm" id={titleId}>
          {course.title}
        </Heading>
        <p className={muted}>{course.description}</p>
        <CheckList items={course.highlights} />
        <div className={cardFoot}>
          <p>
            <span className={price}>{course.price}</span>{' '}
            <s className={struck}>
              <VisuallyHidden>instead of </VisuallyHidden>
              {course.deduction}
            </s>
          </p>
          <ButtonLink href={href} aria-describedby={titleId}>
            {actionLabel}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
