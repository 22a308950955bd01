import { createGlobalThemeContract } from '@vanilla-extract/css';
import { mapValues } from './mapValues.ts';
import { control, duration, easing, light, radius, space } from './tokens.ts';
import { variableName } from './variableName.ts';

/**
 * The theme's custom properties by path: `vars.color.action.primary.bg` is `var(--rwc-color-action-primary-bg)`.
 */
export const vars = createGlobalThemeContract(
  {
    color: light,
    space: mapValues(space, () => ''),
    radius: mapValues(radius, () => ''),
    control: mapValues(control.regular, () => ''),
    row: '',
    duration: mapValues(duration, () => ''),
    easing: mapValues(easing, () => ''),
    font: { body: '', display: '', code: '' },
    shadow: { e1: '', e2: '', e3: '', e4: '' },
  },
  (_value, path) => variableName(path),
);
