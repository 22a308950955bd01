import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { qrCode } from './QrCode.css.ts';
import { toPath } from './toPath.ts';

export interface QrCodeProps {
  /** The encoded text, usually an address. */
  value: string;
  /** The accessible name: the target of the code. Also show a link to it beside the code. */
  label: string;
  /** 128, 192 or 256 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** How much of the code can be damaged: 7, 15, 25 or 30 percent; a higher level makes smaller squares. @default 'M' */
  errorCorrection?: 'L' | 'M' | 'Q' | 'H' | undefined;
}

/** The quiet zone in modules (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** A QR code, dark on white in both themes, as scanners require. */
export function QrCode({ value, label, size = 'md', errorCorrection = 'M' }: QrCodeProps): ReactNode {
  const modules = useMemo(
    () => encode(value, { ecc: errorCorrection, border: 0 }).data,
    [value, errorCorrection],
  );
  const side = modules.length + 2 * quietZone;
  return (
    <svg
      className={qrCode({ size })}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-component="QrCode"
      data-theme="light"
    >
      <path d={toPath(modules)} fill="currentColor" />
    </svg>
  );
}
