import type { ReactNode } from 'react';
import { art, drawn, filled, written } from './illustration.css.ts';

const labels: readonly (readonly [text: string, x: number, y: number])[] = [
  ['Apply', 14, 266],
  ['Get', 108, 226],
  ['access', 108, 248],
  ['Earn', 202, 172],
  ['a badge', 202, 194],
  ['Job toolkit', 296, 148],
  ['Résumé', 322, 190],
  ['Profile', 322, 220],
  ['Interview', 322, 250],
];

/** The steps of the Layoff to Lift-Off program; decorative. */
export function LiftOffIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 400 300" fill="none" aria-hidden="true" focusable="false">
      <rect className={filled.shade} x="2" y="236" width="84" height="52" rx="12" />
      <rect className={filled.shade} x="96" y="196" width="84" height="92" rx="12" />
      <rect className={filled.shade} x="190" y="142" width="84" height="146" rx="12" />
      <rect className={filled.paper} x="284" y="90" width="114" height="198" rx="12" />
      <path className={drawn.mark} d="M299 117h36" />
      {labels.map(([text, x, y]) => (
        <text key={text} className={written.label} x={x} y={y}>
          {text}
        </text>
      ))}
      <path className={drawn.tick} d="m298 185 5 5 9-10m-14 35 5 5 9-10m-14 35 5 5 9-10" />
      <path className={drawn.cable} strokeDasharray="1 11" d="M16 204C130 190 240 100 352 26" />
      <path className={drawn.cable} d="m328 28 24-2-11.5 21" />
      <circle className={filled.ink} cx="16" cy="204" r="7" />
    </svg>
  );
}
