import type { ReactNode } from 'react';
import { art, drawn, filled } from './illustration.css.ts';

/** Steps that lead up to a certificate; decorative. */
export function LiftOffIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 320" fill="none" aria-hidden="true" focusable="false">
      <rect className={filled.shade} x="24" y="248" width="92" height="56" rx="12" />
      <rect className={filled.shade} x="132" y="204" width="92" height="100" rx="12" />
      <rect className={filled.shade} x="240" y="156" width="92" height="148" rx="12" />
      <rect className={filled.paper} x="348" y="92" width="108" height="212" rx="12" />
      <path className={drawn.mark} d="M368 120h36" />
      <path className={drawn.ink} d="M371 148h62" />
      <path className={drawn.faint} d="M371 174h44m-44 22h58" />
      <path className={drawn.tick} d="m371 226 6 6 11-12m-17 36 6 6 11-12" />
      <path className={drawn.faint} d="M404 228h28m-28 30h20" />
      <path className={drawn.cable} strokeDasharray="1 11" d="M40 216C180 200 300 110 424 28" />
      <path className={drawn.cable} d="m400 30 24-2-11.5 21" />
      <circle className={filled.ink} cx="40" cy="216" r="7" />
    </svg>
  );
}
