import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
// Imported by path: Storybook bundles the sidebar without the condition that resolves the package to its source.
import { dark, light, palette } from '../../../design-system/src/theme/tokens.ts';

export type ThemeName = 'light' | 'dark';

const colors = { light, dark };
const fontBase = "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif";
const fontCode = "'JetBrains Mono Variable', ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace";

/** Returns the HTML of the wordmark with its red rule, as in the navigation bar. */
function wordmark(name: ThemeName): string {
  const { fg, action } = colors[name];
  return `<span style="display:flex;gap:10px;align-items:stretch;font:800 15px/18px 'Archivo Variable',sans-serif;letter-spacing:-0.01em;color:${fg.default}"><span style="inline-size:4px;background:${action.accent.bg}"></span><span>Red White<br>and Code<span style="display:block;font:400 12px/16px 'Public Sans Variable',sans-serif;letter-spacing:0;color:${fg.muted}">Design system</span></span></span>`;
}

function build(name: ThemeName): ThemeVars {
  const { bg, fg, border, action } = colors[name];
  return create({
    base: name,
    brandTitle: wordmark(name),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: action.primary.bg,
    colorSecondary: name === 'light' ? palette.navy[600] : palette.navy[300],
    appBg: name === 'light' ? bg.subtle : bg.surface,
    appContentBg: bg.canvas,
    appPreviewBg: bg.canvas,
    appHoverBg: bg.hover,
    appBorderColor: border.default,
    appBorderRadius: 8,
    fontBase,
    fontCode,
    textColor: fg.default,
    textInverseColor: action.primary.fg,
    textMutedColor: fg.muted,
    barBg: bg.surface,
    barTextColor: fg.muted,
    barHoverColor: fg.link,
    barSelectedColor: fg.link,
    buttonBg: bg.surface,
    buttonBorder: border.control,
    booleanBg: bg.subtle,
    booleanSelectedBg: bg.raised,
    inputBg: bg.field,
    inputBorder: border.control,
    inputTextColor: fg.default,
    inputBorderRadius: 8,
  });
}

/** Storybook's themes in the design system's colors. */
export const storybookThemes: Record<ThemeName, ThemeVars> = { light: build('light'), dark: build('dark') };
