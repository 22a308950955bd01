import type { ReactNode } from 'react';
import { band, frameLine, ornament, rosette, tick } from './certificateSheet.css.ts';

const sheet = { width: 1100, height: 850, inset: 44 };

/** Returns the path of a wave along a side: half waves of equal length, each mirroring the one before it. */
function wave(side: 'top' | 'bottom' | 'left' | 'right', height: number): string {
  const { width, height: sheetHeight, inset } = sheet;
  const isAcross = side === 'top' || side === 'bottom';
  const halves = isAcross ? 54 : 40;
  const half = ((isAcross ? width : sheetHeight) - 2 * inset) / halves;
  const x = side === 'right' ? width - inset : inset;
  const y = side === 'bottom' ? sheetHeight - inset : inset;
  const first = isAcross ? `q${half / 2} ${height} ${half} 0` : `q${height} ${half / 2} 0 ${half}`;
  const next = isAcross ? `t${half} 0` : `t0 ${half}`;
  return `M${x} ${y}${first}${next.repeat(halves - 1)}`;
}

const heights = [22, 14, 6, -6, -14, -22];

const waves = (['top', 'bottom', 'left', 'right'] as const).flatMap((side) =>
  heights.map((height) => wave(side, height)),
);

const corners = [
  [sheet.inset, sheet.inset],
  [sheet.width - sheet.inset, sheet.inset],
  [sheet.inset, sheet.height - sheet.inset],
  [sheet.width - sheet.inset, sheet.height - sheet.inset],
] as const;

/** The frame of the certificate: crossing waves between two lines, with a rosette at each corner. */
export function CertificateFrame(): ReactNode {
  return (
    <svg
      className={ornament}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      data-part="frame"
    >
      <rect className={frameLine} x="26" y="26" width={sheet.width - 52} height={sheet.height - 52} />
      <path className={band} d={waves.join('')} />
      <rect className={frameLine} x="62" y="62" width={sheet.width - 124} height={sheet.height - 124} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={rosette} r="26" />
          <Petals count={8} length={24} width={9} />
        </g>
      ))}
    </svg>
  );
}

/** The seal: a ring of petals around a check mark. */
export function CertificateSeal({ className }: { className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="-62 -62 124 124" aria-hidden="true" data-part="seal">
      <circle className={frameLine} r="60" />
      <Petals count={18} length={58} width={20} />
      <circle className={rosette} r="24" />
      <circle className={frameLine} r="19" />
      <path className={tick} d="M-8 0 -2 7 9-7" />
    </svg>
  );
}

function Petals({ count, length, width }: { count: number; length: number; width: number }): ReactNode {
  return Array.from({ length: count }, (_, place) => (
    <ellipse
      key={place}
      className={band}
      rx={length}
      ry={width}
      transform={`rotate(${(place * 180) / count})`}
    />
  ));
}
