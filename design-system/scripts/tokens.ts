/**
 * Turns the Design Tokens (DTCG) files into `src/theme/tokens.ts`. Run after a change of `tokens/*.tokens.json`:
 * `node design-system/scripts/tokens.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };
type Value = string | number | readonly number[] | { [key: string]: Value };

const folder = new URL('../tokens/', import.meta.url);
const target = new URL('../src/theme/tokens.ts', import.meta.url);

function isGroup(value: Json | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readGroup(name: string): Group {
  const parsed: Json = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  if (!isGroup(parsed)) throw new Error(`${name} does not hold a group of tokens.`);
  return parsed;
}

function lookUp(root: Group, path: string): Json {
  let found: Json | undefined = root;
  for (const key of path.split('.')) found = isGroup(found) ? found[key] : undefined;
  if (!isGroup(found) || found.$value === undefined) throw new Error(`No token is called ${path}.`);
  return found.$value;
}

/** The CSS value of a token: a hex colour, a number of px or ms, or a cubic Bézier's four numbers. */
function resolve(value: Json, primitives: Group): Value {
  if (typeof value === 'string' && /^\{.+\}$/.test(value)) {
    return resolve(lookUp(primitives, value.slice(1, -1)), primitives);
  }
  if (Array.isArray(value)) return value.map(Number);
  if (isGroup(value) && typeof value.hex === 'string') return value.hex;
  if (isGroup(value) && typeof value.value === 'number') return value.value;
  throw new Error(`A token's value cannot be read: ${JSON.stringify(value)}.`);
}

function flatten(group: Group, primitives: Group): { [key: string]: Value } {
  const result: { [key: string]: Value } = {};
  for (const [key, child] of Object.entries(group)) {
    if (key.startsWith('$') || !isGroup(child)) continue;
    result[key] = child.$value === undefined ? flatten(child, primitives) : resolve(child.$value, primitives);
  }
  return result;
}

function print(value: Value, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  const lines = Object.entries(value).map(
    ([key, child]) => `${indent}  ${key}: ${print(child, `${indent}  `)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** The text of `src/theme/tokens.ts` for the token files as they are. */
export function renderTokens(): string {
  const primitives = readGroup('primitives.tokens.json');
  const parts: [name: string, doc: string, group: Json | undefined][] = [
    ['palette', 'Primitive colours; components use the semantic ones.', primitives.color],
    ['light', 'Semantic colours of the light theme.', readGroup('semantic.light.tokens.json').color],
    ['dark', 'Semantic colours of the dark theme.', readGroup('semantic.dark.tokens.json').color],
    ['space', 'Distances in px.', primitives.space],
    ['radius', 'Corner radii in px.', primitives.radius],
    ['control', 'Heights of controls in px, by density and size.', primitives.control],
    ['controlCoarse', 'Heights of controls in px under a coarse pointer.', primitives.controlCoarse],
    ['row', 'Heights of table rows in px, by density.', primitives.row],
    ['rowCoarse', 'Heights of table rows in px under a coarse pointer.', primitives.rowCoarse],
    ['duration', 'Durations in ms.', primitives.duration],
    ['easing', 'Control points of `cubic-bezier()`.', primitives.easing],
  ];
  const body = parts.map(([name, doc, group]) => {
    if (!isGroup(group)) throw new Error(`The token files have no ${name}.`);
    return `/** ${doc} */\nexport const ${name} = ${print(flatten(group, primitives), '')} as const;\n`;
  });
  return `// Generated from tokens/*.tokens.json by scripts/tokens.ts; do not edit.\n\n${body.join('\n')}`;
}

if (import.meta.main) writeFileSync(target, renderTokens());
