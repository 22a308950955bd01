/** A tree of tokens, as the theme's colours. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** A token by its place in the tree. */
export interface Token {
  path: readonly string[];
  value: string;
}

/** The leaves of a tree of tokens, in its order. */
export function flatten(tree: TokenTree, path: readonly string[] = []): Token[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ path: [...path, name], value }] : flatten(value, [...path, name]),
  );
}

/** The token of a tree at a path; throws where there is none. */
export function tokenAt(tree: TokenTree, path: readonly string[]): string {
  const value = path.reduce<string | TokenTree | undefined>(
    (node, name) => (typeof node === 'object' ? node[name] : undefined),
    tree,
  );
  if (typeof value !== 'string') throw new Error(`There is no token at ${path.join('.')}.`);
  return value;
}
