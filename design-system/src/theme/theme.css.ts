import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { declareLayers } from './layers.ts';
import { mapValues } from './mapValues.ts';
import { media } from './media.ts';
import {
  control,
  controlCoarse,
  dark,
  duration,
  easing,
  light,
  radius,
  row,
  rowCoarse,
  space,
} from './tokens.ts';

declareLayers();

const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`);

/** Shadows of two layers; in the dark theme they need four times the alpha to be visible. */
function shadows(strength: number) {
  const ink = (alpha: number) => `rgb(6 20 49 / ${Math.round(Math.min(alpha * strength, 0.8) * 100)}%)`;
  return {
    e1: `0 1px 2px ${ink(0.06)}, 0 2px 8px ${ink(0.06)}`,
    e2: `0 2px 4px ${ink(0.06)}, 0 8px 24px ${ink(0.1)}`,
    e3: `0 4px 8px ${ink(0.06)}, 0 12px 40px ${ink(0.14)}`,
    e4: `0 8px 16px ${ink(0.08)}, 0 24px 64px ${ink(0.2)}`,
  };
}

globalStyle(':root', {
  '@layer': {
    theme: {
      vars: {
        ...assignVars(vars.space, mapValues(space, rem)),
        ...assignVars(
          vars.radius,
          mapValues(radius, (px) => `${px}px`),
        ),
        ...assignVars(
          vars.duration,
          mapValues(duration, (ms) => `${ms}ms`),
        ),
        ...assignVars(
          vars.easing,
          mapValues(easing, (points) => `cubic-bezier(${points.join(', ')})`),
        ),
        ...assignVars(vars.font, {
          body: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
          display: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
          code: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
        }),
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: assignVars(
            vars.duration,
            mapValues(duration, () => '0ms'),
          ),
        },
      },
    },
  },
});

// The heights of controls and rows in any subtree with `data-density`, higher for touch.
for (const density of ['regular', 'compact', 'comfortable'] as const) {
  const heights = (
    controls: Record<typeof density, Record<keyof typeof vars.control, number>>,
    rows: Record<typeof density, number>,
  ) => ({
    ...assignVars(vars.control, mapValues(controls[density], rem)),
    [vars.row]: rem(rows[density]),
  });
  const selector = `[data-density="${density}"]`;
  globalStyle(density === 'regular' ? `:root, ${selector}` : selector, {
    '@layer': {
      theme: {
        vars: heights(control, row),
        '@media': { [media.coarse]: { vars: heights(controlCoarse, rowCoarse) } },
      },
    },
  });
}

// `page` is the page's own theme inside a section with another theme.
globalStyle(':root, [data-theme="light"], [data-theme="page"]', {
  '@layer': {
    theme: {
      colorScheme: 'light',
      vars: { ...assignVars(vars.color, light), ...assignVars(vars.shadow, shadows(1)) },
    },
  },
});

globalStyle('[data-theme="dark"], :root[data-theme="dark"] [data-theme="page"]', {
  '@layer': {
    theme: {
      '@media': {
        [media.screen]: {
          colorScheme: 'dark',
          vars: { ...assignVars(vars.color, dark), ...assignVars(vars.shadow, shadows(4)) },
        },
      },
    },
  },
});
