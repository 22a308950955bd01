/** A sheet in any unit. The middle of the frame runs at the distance `inset` from the edges. */
export interface SheetSize {
  width: number;
  height: number;
  inset: number;
}

/** Ellipses around one center, each turned further by an equal part of a half turn. Length and width are radii. */
export interface Petals {
  count: number;
  length: number;
  width: number;
}

const sides = ['top', 'bottom', 'left', 'right'] as const;

/** The wavelength that the waves have approximately: a whole number of waves fits each side. */
const wavelength = 38;

/** How far the control points of the waves are from the middle of the frame. */
const amplitudes = [22, 14, 6, -6, -14, -22];

/** The distance of the frame's two lines from its middle. */
const lineOffset = 18;

/** Returns the path of a wave along a side: half waves of equal length, each mirroring the one before it. */
function wave(sheet: SheetSize, at: (typeof sides)[number], amplitude: number): string {
  const { width, height, inset } = sheet;
  const isAcross = at === 'top' || at === 'bottom';
  const length = (isAcross ? width : height) - 2 * inset;
  const halves = 2 * Math.round(length / wavelength);
  const half = length / halves;
  const x = at === 'right' ? width - inset : inset;
  const y = at === 'bottom' ? height - inset : inset;
  const first = isAcross ? `q${half / 2} ${amplitude} ${half} 0` : `q${amplitude} ${half / 2} 0 ${half}`;
  const next = isAcross ? `t${half} 0` : `t0 ${half}`;
  return `M${x} ${y}${first}${next.repeat(halves - 1)}`;
}

/**
 * Returns the frame of a certificate: the SVG path of the crossing waves, the rectangles of the two lines around them,
 * and the corners, where the rosettes are.
 */
export function certificateFrame(sheet: SheetSize) {
  const { width, height, inset } = sheet;
  return {
    waves: sides.flatMap((at) => amplitudes.map((amplitude) => wave(sheet, at, amplitude))).join(''),
    lines: [inset - lineOffset, inset + lineOffset].map((edge) => ({
      x: edge,
      y: edge,
      width: width - 2 * edge,
      height: height - 2 * edge,
    })),
    corners: [inset, height - inset].flatMap((y) => [inset, width - inset].map((x) => ({ x, y }))),
  };
}

/** The rosette at each corner: petals on a disc. */
export const rosette = {
  radius: 26,
  petals: { count: 8, length: 24, width: 9 },
} as const;

/** The seal: petals in a ring, and on them a disc with a line and a check mark, as an SVG path around the center. */
export const seal = {
  radius: 62,
  ring: 60,
  petals: { count: 18, length: 58, width: 20 },
  disc: 24,
  line: 19,
  tick: 'M-8 0 -2 7 9-7',
} as const;

/** Returns the angle of each petal, in degrees. */
export const petalAngles = ({ count }: Petals): number[] =>
  Array.from({ length: count }, (_, place) => (place * 180) / count);
