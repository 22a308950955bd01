import type { ReactNode } from 'react';
import { art, drawn, filled } from './illustration.css.ts';

const rows = [108, 180, 252];
const columns = [48, 148, 248, 348];

/** A team's seats in a course, some of them taken; decorative. */
export function SeatsIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 340" fill="none" aria-hidden="true" focusable="false">
      <rect className={filled.paper} x="16" y="16" width="448" height="308" rx="16" />
      <path className={drawn.mark} d="M48 48h44" />
      <path className={drawn.ink} d="M51 72h148" />
      {rows.map((y, row) =>
        columns.map((x, column) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect className={filled.shade} width="84" height="56" rx="10" />
            {row * columns.length + column < 7 ? (
              <>
                <circle className={filled.ink} cx="30" cy="22" r="7" />
                <path className={drawn.ink} d="M20 42q10-12 20 0" />
                <path className={drawn.tick} d="m54 28 5 5 9-10" />
              </>
            ) : (
              <path className={drawn.hairline} d="M36 28h12m-6-6v12" />
            )}
          </g>
        )),
      )}
    </svg>
  );
}
