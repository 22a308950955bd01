import { describe, expect, it } from 'vitest';
import { readSettings, StartError } from './settings.ts';

describe('the embedded table', () => {
  it.each([
    [{}, {}],
    [{ INDEX_LAG_MS: '', PARTITION_LIMITS: 'off' }, {}],
    [{ INDEX_LAG_MS: '2000' }, { indexLag: { min: 0, max: 2000, seed: 1 } }],
    [{ INDEX_LAG_MS: '500-2000' }, { indexLag: { min: 500, max: 2000, seed: 1 } }],
    [{ PARTITION_LIMITS: 'on' }, { partitionLimits: { read: 3000, write: 1000 } }],
  ])('with %j', (variables, table) => {
    expect(readSettings(variables).table).toEqual(table);
  });

  it.each([
    { INDEX_LAG_MS: '-1' },
    { INDEX_LAG_MS: '2s' },
    { INDEX_LAG_MS: '2000-500' },
    { PARTITION_LIMITS: 'yes' },
  ])('refuses %j by name', (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(() => readSettings(variables)).toThrow(StartError);
    expect(() => readSettings(variables)).toThrow(new RegExp(`^${name} must be`));
  });
});
