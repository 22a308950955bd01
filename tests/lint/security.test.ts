import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../platform/platform.ts';
import { asvsRequirements } from './asvs.ts';

const file = path.join(repository, 'docs/security.md');
const page = readFileSync(file, 'utf8');

/** The first cells of the table rows that list requirements: `1.2.1–3, 1.2.5`. */
const listed = [...page.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| (?:met|partly|not met|n\/a|) *\|/gm)].map(
  ([, cell = '']) => cell.trim(),
);

/** Returns the requirements of a cell: `1.2.1–3` is three. */
function requirementsOf(cell: string): string[] {
  return cell.split(/,\s*/).flatMap((part) => {
    const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, at) => `${section}.${Number(first) + at}`);
  });
}

describe('docs/security.md', () => {
  it('lists each requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
    expect(listed.flatMap(requirementsOf).toSorted()).toEqual([...asvsRequirements].toSorted());
  });

  it.each([
    ...new Set(
      [...page.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|json|md|yml))`/g)].map(([, name = '']) => name),
    ),
  ])('names an existing file: %s', (name) => {
    expect(existsSync(path.join(repository, name))).toBe(true);
  });

  it.each([...new Set([...page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, name = '']) => name))])(
    'links to an existing page: %s',
    (name) => {
      expect(existsSync(path.resolve(path.dirname(file), name))).toBe(true);
    },
  );
});
