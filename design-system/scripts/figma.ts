/**
 * Figma's variables: one file for each mode of a collection, in the format of Figma's export and import. A reference to
 * another collection is an alias by name (`com.figma.aliasData`) beside the resolved color.
 */
import { variableName } from '../src/theme/variableName.ts';
import { aliasOf, type Group, isGroup, type Json, resolveValue, type Token, tokensOf } from './dtcg.ts';

type Source = 'primitives' | 'light' | 'dark';
type Sources = Record<Source, Token[]>;

/** A mode of a collection in Figma. If the tokens' paths contain the mode (`control.compact.sm`), their names omit it. */
interface Mode {
  collection: string;
  mode: string;
  source: Source;
  groups: readonly string[];
  inPath?: string;
  /** The groups with custom properties of the same path in CSS. */
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

/** The fields for which Figma offers a number. */
const scopes: Record<string, string[]> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  control: ['WIDTH_HEIGHT'],
  controlCoarse: ['WIDTH_HEIGHT'],
  row: ['WIDTH_HEIGHT'],
  rowCoarse: ['WIDTH_HEIGHT'],
};

/** Figma has only colors, numbers and strings, so the type implies a number's unit, and an easing curve is its CSS text. */
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
  throw new Error(`Figma cannot represent a ${type} of ${JSON.stringify(value)}.`);
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

/** Returns a token's name in its collection, without the mode. */
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

/** Returns the files for Figma, with their names in the package's folder `figma`. */
export function renderFigma(sources: Sources): [name: string, content: Group][] {
  return modes.map((mode) => {
    const root: Group = {};
    for (const token of sources[mode.source].filter((candidate) => belongs(candidate, mode))) {
      place(root, nameIn(mode, token), toFigmaToken(token, mode, sources.primitives));
    }
    root.$extensions = { 'com.figma.modeName': mode.mode };
    return [`${mode.collection}/${mode.mode}.tokens.json`, root];
  });
}

/** The types of the groups, which Figma's numbers and strings do not contain. */
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

/** Converts Figma's files back to the tokens. */
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
