import type { ReactNode } from 'react';
import { band, frameLine, ornament, rosette as rosetteClass, tick } from './certificateSheet.css.ts';
import { certificateFrame, petalAngles, type Petals as PetalShape, rosette, seal } from './ornament.ts';

const sheet = { width: 1100, height: 850, inset: 44 };
const {
  waves,
  lines: [outer, inner],
  corners,
} = certificateFrame(sheet);

/** The frame of the certificate: crossing waves between two lines, with a rosette at each corner. */
export function CertificateFrame(): ReactNode {
  return (
    <svg
      className={ornament}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      data-part="frame"
    >
      <rect className={frameLine} {...outer} />
      <path className={band} d={waves} />
      <rect className={frameLine} {...inner} />
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={rosetteClass} r={rosette.radius} />
          <Petals {...rosette.petals} />
        </g>
      ))}
    </svg>
  );
}

/** The seal: a ring of petals around a check mark. */
export function CertificateSeal({ className }: { className?: string }): ReactNode {
  const { radius } = seal;
  return (
    <svg
      className={className}
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      aria-hidden="true"
      data-part="seal"
    >
      <circle className={frameLine} r={seal.ring} />
      <Petals {...seal.petals} />
      <circle className={rosetteClass} r={seal.disc} />
      <circle className={frameLine} r={seal.line} />
      <path className={tick} d={seal.tick} />
    </svg>
  );
}

function Petals(petals: PetalShape): ReactNode {
  return petalAngles(petals).map((angle) => (
    <ellipse
      key={angle}
      className={band}
      rx={petals.length}
      ry={petals.width}
      transform={`rotate(${angle})`}
    />
  ));
}
