import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../platform.ts';
import { faults } from './faults.ts';

describe('the planted faults', () => {
  it('have unique ids', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  });

  it.each(faults)('$id replaces a text that occurs once in its file', ({ file, find, replace }) => {
    const source = readFileSync(path.join(repository, file), 'utf8');
    expect(source.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it.each(faults)('$id names a part of the suite', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const part of tests) expect(part).toMatch(/^(build )?[a-z0-9-]+:\S+$/);
  });
});
