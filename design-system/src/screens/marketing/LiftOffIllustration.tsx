import type { ReactNode } from 'react';
import { art, drawn, filled, written } from './illustration.css.ts';

const labels: readonly (readonly [text: string, x: number, y: number])[] = [
  ['Apply', 40, 282],
  ['Get', 148, 238],
  ['access', 148, 258],
  ['Earn', 256, 190],
  ['a badge', 256, 210],
  ['Job toolkit', 364, 152],
  ['Résumé', 382, 203],
  ['Profile', 382, 233],
  ['Interview', 382, 263],
];

/** The steps of the Layoff to Lift-Off program; decorative. */
export function LiftOffIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 320" fill="none" aria-hidden="true" focusable="false">
      <rect className={filled.shade} x="24" y="248" width="92" height="56" rx="12" />
      <rect className={filled.shade} x="132" y="204" width="92" height="100" rx="12" />
      <rect className={filled.shade} x="240" y="156" width="92" height="148" rx="12" />
      <rect className={filled.paper} x="348" y="92" width="108" height="212" rx="12" />
      <path className={drawn.mark} d="M368 120h36" />
      {labels.map(([text, x, y]) => (
        <text key={text} className={written.label} x={x} y={y}>
          {text}
        </text>
      ))}
      <path className={drawn.tick} d="m362 197 5 5 9-10m-14 35 5 5 9-10m-14 35 5 5 9-10" />
      <path className={drawn.cable} strokeDasharray="1 11" d="M40 216C180 200 300 110 424 28" />
      <path className={drawn.cable} d="m400 30 24-2-11.5 21" />
      <circle className={filled.ink} cx="40" cy="216" r="7" />
    </svg>
  );
}
