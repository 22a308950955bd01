import type { ReactNode } from 'react';
import type { CourseTrack } from './course.ts';
import { motif, motifParts } from './TrackMotif.css.ts';

export interface TrackMotifProps {
  track: CourseTrack;
}

const { line, shape, mark } = motifParts;

const drawings: Record<CourseTrack, ReactNode> = {
  Technical: (
    <>
      <path className={line} d="M14 14 34 24 14 34M34 24H24" />
      <path className={shape} d="M8 8h12v12H8zM8 28h12v12H8z" />
      <circle className={mark} cx="35" cy="24" r="6" />
    </>
  ),
  Leadership: (
    <>
      <path className={line} d="M24 18V8" />
      <path className={shape} d="m6 40 11-17 7 10 5-7 13 14z" />
      <path className={mark} d="M24 6h14l-4 5 4 5H24z" />
    </>
  ),
  Operations: (
    <>
      <path className={line} d="M14 16h20M14 32h20" />
      <path className={shape} d="M8 11h14v10H8zM26 27h14v10H26z" />
      <circle className={mark} cx="34" cy="16" r="5" />
      <circle className={line} cx="14" cy="32" r="5" />
    </>
  ),
};

/** A small drawing for the track of a course; decorative. */
export function TrackMotif({ track }: TrackMotifProps): ReactNode {
  return (
    <svg
      className={motif}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-component="TrackMotif"
    >
      {drawings[track]}
    </svg>
  );
}
