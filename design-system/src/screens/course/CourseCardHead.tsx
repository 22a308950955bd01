import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { cardHead } from './course.css.ts';
import type { CourseSummary } from './course.ts';
import { TrackMotif } from './TrackMotif.tsx';

/** The first line of a course's card: its level, its track, and the motif of the track. */
export function CourseCardHead({ level, track }: Pick<CourseSummary, 'level' | 'track'>): ReactNode {
  return (
    <div className={cardHead}>
      <Inline>
        <Badge tone="info">{level}</Badge>
        <Badge>{track}</Badge>
      </Inline>
      <TrackMotif track={track} />
    </div>
  );
}
