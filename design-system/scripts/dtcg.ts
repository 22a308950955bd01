import { readFileSync } from 'node:fs';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };

/** A design token in the DTCG format (2025.10): its path, its own or inherited type, and its value or alias. */
export interface Token {
  path: readonly string[];
  type: string;
  value: Json;
}

export function isGroup(value: Json | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a file of `tokens/`. */
export function readTokenFile(name: string): Group {
  const parsed: Json = JSON.parse(readFileSync(new URL(`../tokens/${name}`, import.meta.url), 'utf8'));
  if (!isGroup(parsed)) throw new Error(`${name} does not contain a group of tokens.`);
  return parsed;
}

/** Reads the token files: the primitive tokens, and the semantic tokens of each theme. */
export function readSources(): Record<'primitives' | 'light' | 'dark', Token[]> {
  return {
    primitives: tokensOf(readTokenFile('primitives.tokens.json')),
    light: tokensOf(readTokenFile('semantic.light.tokens.json')),
    dark: tokensOf(readTokenFile('semantic.dark.tokens.json')),
  };
}

/** Returns all tokens of a group, depth first. */
export function tokensOf(group: Group, path: readonly string[] = [], inherited = ''): Token[] {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if (group.$value !== undefined) return [{ path, type, value: group.$value }];
  return Object.entries(group).flatMap(([key, child]) =>
    key.startsWith('$') || !isGroup(child) ? [] : tokensOf(child, [...path, key], type),
  );
}

/** Returns the path in an alias such as `{color.navy.500}`, or undefined for a value. */
export function aliasOf(value: Json): string | undefined {
  return typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}

/** Follows a token's aliases to its value. */
export function resolveValue(value: Json, primitives: readonly Token[]): Json {
  const alias = aliasOf(value);
  if (alias === undefined) return value;
  const target = primitives.find(({ path }) => path.join('.') === alias);
  if (!target) throw new Error(`There is no token ${alias}.`);
  return resolveValue(target.value, primitives);
}
