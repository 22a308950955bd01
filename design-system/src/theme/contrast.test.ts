import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { dark, light } from './tokens.ts';

type Pair = readonly [foreground: string, background: string, floor: number];
type Colors = typeof light | typeof dark;

const surfaces = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.raised', 'bg.field', 'bg.hover', 'bg.selected'];
const plain = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.raised', 'bg.field'];
const text = ['fg.default', 'fg.muted', 'fg.subtle', 'fg.link', 'fg.linkVisited', 'fg.accent'];
const statuses = ['info', 'success', 'warning', 'danger', 'neutral'];
const actions = ['primary', 'accent', 'danger'];

const across = (foregrounds: string[], backgrounds: string[], floor: number): Pair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background, floor]));

/** Every pair that components draw: text needs 4.5, shapes need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: Pair[] = [
  ...across(text, surfaces, 4.5),
  ['fg.onBrand', 'bg.brand', 4.5],
  ...actions.flatMap((name) =>
    across(
      [`action.${name}.fg`],
      ['bg', 'bgHover', 'bgPressed'].map((state) => `action.${name}.${state}`),
      4.5,
    ),
  ),
  ...across(['action.neutral.fg'], ['action.neutral.bg', 'action.neutral.bgHover', ...plain], 4.5),
  ...across(
    actions.map((name) => `action.${name}.bg`),
    ['bg.canvas', 'bg.surface', 'bg.subtle'],
    3,
  ),
  ...statuses.flatMap((name): Pair[] => [
    [`status.${name}.fg`, `status.${name}.bg`, 4.5],
    [`status.${name}.border`, `status.${name}.bg`, 3],
    ...across([`status.${name}.fg`], ['bg.canvas', 'bg.surface', 'bg.subtle'], 4.5),
    ...across([`status.${name}.border`], ['bg.canvas', 'bg.surface', 'bg.field', 'bg.raised'], 3),
  ]),
  ...across(['border.control', 'border.focus', 'border.strong'], plain, 3),
  ...across(
    ['progress.fill', 'progress.complete'],
    ['progress.track', 'bg.canvas', 'bg.surface', 'bg.selected'],
    3,
  ),
];

/** Brand surfaces carry the dark theme. */
const onBrand: Pair[] = [
  ['bg.brand', 'bg.inverse', 3],
  ...across(['fg.default', 'fg.muted', 'fg.link', 'fg.accent', 'action.neutral.fg'], ['bg.brand'], 4.5),
  ...across(['action.primary.bg', 'action.accent.bg', 'border.control', 'border.focus'], ['bg.brand'], 3),
];

function colorAt(colors: Colors, path: string): string {
  let found: unknown = colors;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found !== 'string') throw new Error(`No colour is called ${path}.`);
  return found;
}

function failures(colors: Colors, wanted: readonly Pair[]): string[] {
  return wanted.flatMap(([foreground, background, floor]) => {
    const ratio = wcagContrast(colorAt(colors, foreground), colorAt(colors, background));
    return ratio < floor ? [`${foreground} on ${background}: ${ratio.toFixed(2)} < ${floor}`] : [];
  });
}

describe('contrast', () => {
  test('holds for every pair of the light theme', () => expect(failures(light, pairs)).toEqual([]));
  test('holds for every pair of the dark theme', () => expect(failures(dark, pairs)).toEqual([]));
  test('holds on brand surfaces', () => expect(failures(dark, onBrand)).toEqual([]));
  test('is missed by a pair that is too close', () => {
    expect(failures(light, [['fg.disabled', 'bg.canvas', 4.5]])).toHaveLength(1);
  });
});
