import { pagePrefixes } from '@redwhiteandcode/contract/deployment/page-prefixes.ts';

/**
 * Returns the part of an unknown path that may be in the log: the first segment if pages have it, such as `/verify/***`. The
 * rest may be a token, a number or a text that a person typed.
 */
export function loggablePath(path: string): string {
  const [first = '', ...rest] = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  if (!pagePrefixes.has(first)) return '/***';
  return rest.length > 0 ? `/${first}/***` : `/${first}`;
}
