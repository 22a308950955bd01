/**
 * Generates `src/theme/tokens.ts` and `tokens/themes.json` from the design tokens (DTCG). Run it after a change in
 * `tokens/*.tokens.json`: `node design-system/scripts/tokens.ts`.
 */
import { writeFileSync } from 'node:fs';
import { type Group, isGroup, type Json, readTokenFile, resolveValue, type Token, tokensOf } from './dtcg.ts';

type Value = string | number | readonly number[] | { [key: string]: Value };

/** Returns a token's CSS value: a hex color, a number of px or ms, or the four numbers of a cubic Bézier curve. */
function toCss(value: Json): Value {
  if (Array.isArray(value)) return value.map(Number);
  if (isGroup(value) && typeof value.hex === 'string') return value.hex;
  if (isGroup(value) && typeof value.value === 'number') return value.value;
  throw new Error(`This token value is not supported: ${JSON.stringify(value)}.`);
}

function flatten(group: Group, primitives: readonly Token[]): { [key: string]: Value } {
  const result: { [key: string]: Value } = {};
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$') || !isGroup(child)) continue;
    result[key] =
      child.$value === undefined ? flatten(child, primitives) : toCss(resolveValue(child.$value, primitives));
  }
  return result;
}

/** The width of a line (`lineWidth` in `.biome.json`). */
const lineWidth = 110;

function print(value: Value, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  const entries = Object.entries(value).map(([key, child]) => `${key}: ${print(child, `${indent}  `)}`);
  const line = `{ ${entries.join(', ')} }`;
  // The name before the object and the punctuation after it take up to 20 characters.
  if (!line.includes('\n') && indent.length + line.length + 20 <= lineWidth) return line;
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
}

/** Returns the text of `tokens/themes.json`: the colors of both themes, for programs that do not bundle TypeScript. */
export function renderThemes(): string {
  const known = tokensOf(readTokenFile('primitives.tokens.json'));
  const [light, dark] = ['light', 'dark'].map((theme) =>
    flatten(readTokenFile(`semantic.${theme}.tokens.json`), known),
  );
  return `${JSON.stringify({ light: light?.color, dark: dark?.color }, null, 2)}\n`;
}

/** Returns the text of `src/theme/tokens.ts` for the token files. */
export function renderTokens(): string {
  const primitives = readTokenFile('primitives.tokens.json');
  const known = tokensOf(primitives);
  const parts: [name: string, doc: string, group: Json | undefined][] = [
    ['palette', 'Primitive colors; components use the semantic colors.', primitives.color],
    ['light', 'Semantic colors of the light theme.', readTokenFile('semantic.light.tokens.json').color],
    ['dark', 'Semantic colors of the dark theme.', readTokenFile('semantic.dark.tokens.json').color],
    ['space', 'Spacing in px.', primitives.space],
    ['radius', 'Corner radii in px.', primitives.radius],
    ['control', 'Heights of controls in px, by density and size.', primitives.control],
    ['controlCoarse', 'Heights of controls in px for a coarse pointer.', primitives.controlCoarse],
    ['row', 'Heights of table rows in px, by density.', primitives.row],
    ['rowCoarse', 'Heights of table rows in px for a coarse pointer.', primitives.rowCoarse],
    ['duration', 'Durations in ms.', primitives.duration],
    ['easing', 'Control points of `cubic-bezier()`.', primitives.easing],
  ];
  const body = parts.map(([name, doc, group]) => {
    if (!isGroup(group)) throw new Error(`The token files do not contain ${name}.`);
    return `/** ${doc} */\nexport const ${name} = ${print(flatten(group, known), '')} as const;\n`;
  });
  return `// Generated from tokens/*.tokens.json by scripts/tokens.ts; do not edit.\n\n${body.join('\n')}`;
}

if (import.meta.main) {
  writeFileSync(new URL('../src/theme/tokens.ts', import.meta.url), renderTokens());
  writeFileSync(new URL('../tokens/themes.json', import.meta.url), renderThemes());
}
