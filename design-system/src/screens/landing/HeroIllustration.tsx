import type { ReactNode } from 'react';
import { drawn, drawing, filled } from './landing.css.ts';

/** A ledger, a course and a certificate, as an abstract drawing; decorative. Bars are strokes with round ends. */
export function HeroIllustration(): ReactNode {
  return (
    <svg className={drawing} viewBox="0 0 480 432" fill="none" aria-hidden="true" focusable="false">
      <rect className={`${filled.raised} ${drawn.hairline}`} x="258" y="9" width="212" height="260" rx="16" />
      <path className={drawn.line} d="M286 44h62" />
      <path className={drawn.faint} d="M286 84h62m-62 34h92m-92 34h48m-48 34h76m-76 34h58" />
      <path className={drawn.line} d="M414 84h28m-42 34h42m-22 34h22m-34 34h34m-26 34h26" />

      <rect className={`${filled.canvas} ${drawn.hairline}`} x="10" y="66" width="296" height="240" rx="16" />
      <path className={drawn.hairline} d="M10 108h296" />
      <path className={drawn.faint} d="M38 87h96" />
      <path className={drawn.tick} d="m38 140 5 5 9-10m-14 35 5 5 9-10m-14 35 5 5 9-10" />
      <circle className={drawn.todo} cx="45" cy="230" r="7" />
      <path className={drawn.ink} d="M72 140h148M72 170h108M72 200h164" />
      <path className={drawn.faint} d="M72 230h92" />
      <path className={drawn.track} d="M40 272h176" />
      <path className={drawn.line} d="M40 272h126" />

      <g transform="translate(190 218)">
        <rect className={filled.paper} width="270" height="200" rx="16" />
        <rect className={drawn.hairline} x="12" y="12" width="246" height="176" rx="8" />
        <path className={drawn.mark} d="M36 42h48" />
        <path className={drawn.title} d="M41 66h142" />
        <path className={drawn.text} d="M40 94h100m-100 20h124" />
        <path className={drawn.pen} d="M38 158c14-20 20 10 32-5s14-9 26 2 18-7 32-2" />
        <path className={filled.ribbon} d="m200 142-8 38 18-10 18 10-8-38z" />
        <circle className={filled.seal} cx="210" cy="126" r="27" />
        <path className={drawn.check} d="m199 126 8 8 14-16" />
      </g>
    </svg>
  );
}
