import type { ReactNode } from 'react';
import { art, drawn, filled } from './illustration.css.ts';

/** A question and its answer; decorative. */
export function AnswersIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 300" fill="none" aria-hidden="true" focusable="false">
      <path
        className={filled.shade}
        d="M40 24h236a20 20 0 0 1 20 20v84a20 20 0 0 1-20 20H104l-36 32v-32H40a20 20 0 0 1-20-20V44a20 20 0 0 1 20-20z"
      />
      <path className={drawn.ink} d="M52 66h150" />
      <path className={drawn.faint} d="M52 106h212m-30-40h30" />
      <path
        className={filled.paper}
        d="M204 116h236a20 20 0 0 1 20 20v92a20 20 0 0 1-20 20h-28v32l-36-32H204a20 20 0 0 1-20-20v-92a20 20 0 0 1 20-20z"
      />
      <path className={drawn.mark} d="M212 146h40" />
      <path className={drawn.tick} d="m212 180 6 6 11-12m-17 42 6 6 11-12" />
      <path className={drawn.ink} d="M250 182h128" />
      <path className={drawn.faint} d="M250 218h164m-10-36h20" />
    </svg>
  );
}
