/** A tree of tokens, such as the colors of a theme. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** A token with its path in the tree. */
export interface Token {
  path: readonly string[];
  value: string;
}

/** Returns the leaves of a token tree in order. */
export function flatten(tree: TokenTree, path: readonly string[] = []): Token[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : flatten(value, [...path, name]),
  );
}

/** Returns the token at a path. Throws if there is none. */
export function tokenAt(tree: TokenTree, path: readonly string[]): string {
  const value = path.reduce<string | TokenTree | undefined>(
    (node, name) => (typeof node === 'object' ? node[name] : undefined),
    tree,
  );
  if (typeof value !== 'string') throw new Error(`There is no token at ${path.join('.')}.`);
  return value;
}
