import type { ReactNode } from 'react';
import type { CourseSummary } from './course.ts';
import { courseDrawings, trackDrawings } from './courseDrawings.ts';
import { motif, motifParts } from './CourseMotif.css.ts';

export interface CourseMotifProps {
  /** The course's id and track. A course without a drawing shows the one of its track. */
  course: Pick<CourseSummary, 'id' | 'track'>;
}

/** A small drawing of a course's subject; decorative. */
export function CourseMotif({ course: { id, track } }: CourseMotifProps): ReactNode {
  const { under, shape, line, mark } = Object.hasOwn(courseDrawings, id)
    ? (courseDrawings[id] ?? trackDrawings[track])
    : trackDrawings[track];
  return (
    <svg
      className={motif}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-component="CourseMotif"
    >
      {under && <path className={motifParts.line} d={under} />}
      <path className={motifParts.shape} d={shape} />
      {line && <path className={motifParts.line} d={line} />}
      <path className={motifParts.mark} d={mark} />
    </svg>
  );
}
