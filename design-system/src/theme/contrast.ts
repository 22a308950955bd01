/** Two semantic colors that components combine, and the contrast that they need. */
export interface ColorPair {
  /** The path of a color: `fg.muted`. */
  foreground: string;
  background: string;
  /** 4.5 for text, 3 for shapes (WCAG 2.2, 1.4.3 and 1.4.11). */
  floor: 4.5 | 3;
}

const surfaces = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.raised', 'bg.field', 'bg.hover', 'bg.selected'];
const plain = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.raised', 'bg.field'];
const text = ['fg.default', 'fg.muted', 'fg.subtle', 'fg.link', 'fg.linkVisited', 'fg.accent'];
const statuses = ['info', 'success', 'warning', 'danger', 'neutral'];
const actions = ['primary', 'accent', 'danger'];

function across(
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  floor: ColorPair['floor'],
): ColorPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, floor })),
  );
}

/** The pairs of colors that components may combine, in both themes. */
export const approvedPairs: readonly ColorPair[] = [
  ...across(text, surfaces, 4.5),
  ...across(['fg.onBrand'], ['bg.brand'], 4.5),
  ...actions.flatMap((name) =>
    across(
      [`action.${name}.fg`],
      ['bg', 'bgHover', 'bgPressed'].map((state) => `action.${name}.${state}`),
      4.5,
    ),
  ),
  ...across(['action.neutral.fg'], ['action.neutral.bg', 'action.neutral.bgHover', ...plain], 4.5),
  ...actions.flatMap((name) => across([`action.${name}.bg`], ['bg.canvas', 'bg.surface', 'bg.subtle'], 3)),
  ...statuses.flatMap((name) => [
    ...across(
      [`status.${name}.fg`],
      [`status.${name}.bg`, 'bg.canvas', 'bg.surface', 'bg.subtle', 'bg.field'],
      4.5,
    ),
    ...across(
      [`status.${name}.border`],
      [`status.${name}.bg`, 'bg.canvas', 'bg.surface', 'bg.field', 'bg.raised'],
      3,
    ),
  ]),
  ...across(['border.control', 'border.focus', 'border.strong'], plain, 3),
  ...across(
    ['progress.fill', 'progress.complete'],
    ['progress.track', 'bg.canvas', 'bg.surface', 'bg.selected'],
    3,
  ),
];

/** The pairs on brand surfaces, which are navy in both themes and use the dark theme's colors. */
export const brandPairs: readonly ColorPair[] = [
  ...across(['bg.brand'], ['bg.inverse'], 3),
  ...across(['fg.default', 'fg.muted', 'fg.link', 'fg.accent', 'action.neutral.fg'], ['bg.brand'], 4.5),
  ...across(['action.primary.bg', 'action.accent.bg', 'border.control', 'border.focus'], ['bg.brand'], 3),
];

/** Returns the color at a path of a theme; throws if there is none. */
export function colorAt(colors: object, path: string): string {
  let found: unknown = colors;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found !== 'string') throw new Error(`There is no color ${path}.`);
  return found;
}

/** Returns the linear value of an sRGB channel (WCAG 2.2, "relative luminance"). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
