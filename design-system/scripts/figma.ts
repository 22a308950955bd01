/**
 * Figma's variables: one file for each mode of a collection, in the shape that Figma's own export has and its import
 * reads. A reference to another collection is an alias by name (`com.figma.aliasData`) beside the colour it comes to.
 */
import { variableName } from '../src/theme/variableName.ts';
import { aliasOf, type Group, isGroup, type Json, resolveValue, type Token, tokensOf } from './dtcg.ts';

type Source = 'primitives' | 'light' | 'dark';
type Sources = Record<Source, Token[]>;

/** Where tokens stand in Figma. A mode named by its tokens' paths (`control.compact.sm`) is left out of their names. */
interface Mode {
  collection: string;
  mode: string;
  source: Source;
  groups: readonly string[];
  inPath?: string;
  /** Groups that CSS knows as custom properties under the same path. */
  hasVariables?: readonly string[];
}

const density = ['Regular', 'Compact', 'Comfortable'].map(
  (mode): Mode => ({
    collection: 'Density',
    mode,
    source: 'primitives',
    groups: ['control', 'controlCoarse', 'row', 'rowCoarse'],
    inPath: mode.toLowerCase(),
    hasVariables: ['control', 'row'],
  }),
);
const modes: readonly Mode[] = [
  {
    collection: 'Primitives',
    mode: 'Value',
    source: 'primitives',
    groups: ['color', 'space', 'radius', 'duration', 'easing'],
    hasVariables: ['space', 'radius', 'duration', 'easing'],
  },
  ...density,
  { collection: 'Theme', mode: 'Light', source: 'light', groups: ['color'], hasVariables: ['color'] },
  { collection: 'Theme', mode: 'Dark', source: 'dark', groups: ['color'], hasVariables: ['color'] },
];

/** What a designer is offered a number for. */
const scopes: Record<string, string[]> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  control: ['WIDTH_HEIGHT'],
  controlCoarse: ['WIDTH_HEIGHT'],
  row: ['WIDTH_HEIGHT'],
  rowCoarse: ['WIDTH_HEIGHT'],
};

/** Figma knows colours, numbers and texts: the unit of a number is its type's, a curve is its CSS. */
const units: Record<string, string> = { dimension: 'px', duration: 'ms' };

function toFigmaValue(type: string, value: Json): { $type: string; $value: Json } {
  if (type === 'color' && isGroup(value)) {
    return { $type: 'color', $value: { ...value, alpha: value.alpha ?? 1 } };
  }
  if (type === 'cubicBezier' && Array.isArray(value)) {
    return { $type: 'string', $value: `cubic-bezier(${value.map(Number).join(', ')})` };
  }
  if (isGroup(value) && typeof value.value === 'number' && value.unit === units[type]) {
    return { $type: 'number', $value: value.value };
  }
  throw new Error(`Figma has no place for a ${type} of ${JSON.stringify(value)}.`);
}

function fromFigmaValue(type: string, value: Json): Json {
  if (type === 'color' && isGroup(value)) {
    const { alpha, ...color } = value;
    return alpha === 1 ? color : value;
  }
  if (type === 'cubicBezier') {
    const numbers = JSON.stringify(value).match(/[\d.]+/g) ?? [];
    return numbers.map(Number);
  }
  return { value, unit: units[type] ?? '' };
}

/** A token's name in its collection, where the mode says what its path says here. */
function nameIn(mode: Mode, { path }: Token): string[] {
  return path.filter((part, place) => place !== 1 || part !== mode.inPath);
}

function toFigmaToken(token: Token, mode: Mode, primitives: readonly Token[]): Group {
  const [group = ''] = token.path;
  const alias = aliasOf(token.value);
  const extensions: Group = {};
  if (alias !== undefined) {
    extensions['com.figma.aliasData'] = {
      targetVariableName: alias.replaceAll('.', '/'),
      targetVariableSetName: 'Primitives',
    };
  }
  if (scopes[group]) extensions['com.figma.scopes'] = scopes[group];
  if (mode.hasVariables?.includes(group)) {
    extensions['com.figma.codeSyntax'] = { WEB: `var(--${variableName(nameIn(mode, token))})` };
  }
  const converted = toFigmaValue(token.type, resolveValue(token.value, primitives));
  return Object.keys(extensions).length > 0 ? { ...converted, $extensions: extensions } : converted;
}

function place(root: Group, path: readonly string[], token: Group): void {
  let group = root;
  for (const part of path.slice(0, -1)) {
    const found = group[part];
    const next: Group = isGroup(found) ? found : {};
    group[part] = next;
    group = next;
  }
  group[path.at(-1) ?? ''] = token;
}

function belongs({ path }: Token, { groups, inPath }: Mode): boolean {
  return groups.includes(path[0] ?? '') && (inPath === undefined || path[1] === inPath);
}

/** Arrays of numbers and names stand on one line, as the formatter sets them. */
function print(value: Group): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_all, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)}\n`;
}

/** The files for Figma by their names in `tokens/figma/`. */
export function renderFigma(sources: Sources): [name: string, text: string][] {
  return modes.map((mode) => {
    const root: Group = {};
    for (const token of sources[mode.source].filter((candidate) => belongs(candidate, mode))) {
      place(root, nameIn(mode, token), toFigmaToken(token, mode, sources.primitives));
    }
    root.$extensions = { 'com.figma.modeName': mode.mode };
    return [`${mode.collection}/${mode.mode}.tokens.json`, print(root)];
  });
}

/** The types of the groups: Figma's numbers and texts have lost them. */
const types: Record<string, string> = {
  space: 'dimension',
  radius: 'dimension',
  control: 'dimension',
  controlCoarse: 'dimension',
  row: 'dimension',
  rowCoarse: 'dimension',
  duration: 'duration',
  easing: 'cubicBezier',
};

function aliasIn(group: Group, path: readonly string[]): string | undefined {
  let found: Json | undefined = group;
  for (const part of [...path, '$extensions', 'com.figma.aliasData', 'targetVariableName']) {
    found = isGroup(found) ? found[part] : undefined;
  }
  return typeof found === 'string' ? `{${found.replaceAll('/', '.')}}` : undefined;
}

/** Reads Figma's files back into the tokens that they were made of. */
export function readFigma(read: (name: string) => Group): Sources {
  const sources: Sources = { primitives: [], light: [], dark: [] };
  for (const mode of modes) {
    const root = read(`${mode.collection}/${mode.mode}.tokens.json`);
    for (const { path, value } of tokensOf(root)) {
      const type = types[path[0] ?? ''] ?? 'color';
      const full = mode.inPath === undefined ? path : path.toSpliced(1, 0, mode.inPath);
      sources[mode.source].push({
        path: full,
        type,
        value: aliasIn(root, path) ?? fromFigmaValue(type, value),
      });
    }
  }
  return sources;
}
