import type { ReactNode } from 'react';
import { art, drawn, filled, written } from './illustration.css.ts';

/** A question and its answer; decorative. */
export function AnswersIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 300" fill="none" aria-hidden="true" focusable="false">
      <path
        className={filled.shade}
        d="M40 24h236a20 20 0 0 1 20 20v84a20 20 0 0 1-20 20H104l-36 32v-32H40a20 20 0 0 1-20-20V44a20 20 0 0 1 20-20z"
      />
      <text className={written.line} x="44" y="66">
        Does unused benefit
      </text>
      <text className={written.line} x="44" y="94">
        roll over to next year?
      </text>
      <path
        className={filled.paper}
        d="M204 116h236a20 20 0 0 1 20 20v92a20 20 0 0 1-20 20h-28v32l-36-32H204a20 20 0 0 1-20-20v-92a20 20 0 0 1 20-20z"
      />
      <path className={drawn.mark} d="M212 146h40" />
      <text className={written.line} x="208" y="188">
        No. The limit starts
      </text>
      <text className={written.line} x="208" y="218">
        over each January.
      </text>
    </svg>
  );
}
