import type { ReactNode } from 'react';
import { art, drawn } from './illustration.css.ts';

/** A suspension bridge, a symbol of a lasting connection; decorative. */
export function BridgeIllustration(): ReactNode {
  return (
    <svg className={art} viewBox="0 0 480 300" fill="none" aria-hidden="true" focusable="false">
      <path
        className={drawn.hairline}
        d="M47 176v40M78 144v72M109 108v108M165 112v104M190 141v75M215 159v57M240 165v51M265 159v57M290 141v75M315 112v104M371 108v108M402 144v72M433 176v40"
      />
      <path
        className={drawn.cable}
        d="M16 206q62-56 124-136q100 190 200 0q62 80 124 136M16 214q62-56 124-136M464 214q-62-56-124-136"
      />
      <path className={drawn.heavy} d="M128 56v204m24-204v204M328 56v204m24-204v204" />
      <path className={drawn.ink} d="M128 104h24m-24 48h24M328 104h24m-24 48h24" />
      <path className={drawn.heavy} d="M16 218h448" />
      <path className={drawn.mark} d="M200 218h80" />
      <path
        className={drawn.wave}
        d="M24 262q12-10 24 0t24 0m116 0q12-10 24 0t24 0 24 0m128 0q12-10 24 0t24 0M72 284q12-10 24 0t24 0 24 0m96 0q12-10 24 0t24 0m72 0q12-10 24 0t24 0"
      />
    </svg>
  );
}
