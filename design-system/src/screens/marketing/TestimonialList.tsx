import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import { cardGrid } from './cardGrid.css.ts';
import {
  figure,
  frame,
  label as labelClass,
  name as nameClass,
  person,
  quote,
  role as roleClass,
} from './TestimonialList.css.ts';

export interface Testimonial {
  name: string;
  role: string;
  company: string;
  content: string;
  /** A detail about the person, such as the course taken. */
  badge?: string | undefined;
}

export interface TestimonialListProps {
  testimonials: readonly Testimonial[];
}

/** Sample testimonials, labeled as illustrative above the list and on each of them. */
export function TestimonialList({ testimonials }: TestimonialListProps): ReactNode {
  if (testimonials.length === 0) return null;
  return (
    <div className={frame} data-component="TestimonialList">
      <p className={labelClass}>
        <Icon icon={icons.info} />
        <span>Illustrative: these are sample quotes, not statements by real people.</span>
      </p>
      <div className={cardGrid}>
        <Grid as="ul" minColumnWidth={320} phoneRow="Sample testimonials">
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <Card>
                <TestimonialFigure {...testimonial} />
              </Card>
            </li>
          ))}
        </Grid>
      </div>
    </div>
  );
}

function TestimonialFigure({ name, role, company, content, badge }: Testimonial): ReactNode {
  return (
    <figure className={figure}>
      {badge && (
        <div>
          <Badge>{badge}</Badge>
        </div>
      )}
      <blockquote className={quote}>“{content}”</blockquote>
      <figcaption className={person}>
        <span className={nameClass}>{name}</span>
        <span className={roleClass}>
          {role}, {company} (illustrative)
        </span>
      </figcaption>
    </figure>
  );
}
