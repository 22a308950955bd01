import { describe, expect, it } from 'vitest';
import { readSettings, StartError } from './settings.ts';

describe('the embedded services', () => {
  it.each([
    [{}, {}],
    [{ INDEX_LAG_MS: '', PARTITION_LIMITS: 'off' }, {}],
    [{ INDEX_LAG_MS: '2000' }, { indexLag: { min: 0, max: 2000, seed: 1 } }],
    [{ INDEX_LAG_MS: '500-2000' }, { indexLag: { min: 500, max: 2000, seed: 1 } }],
    [{ PARTITION_LIMITS: 'on' }, { partitionLimits: { read: 3000, write: 1000 }, transactionMs: 20 }],
    [{ PARTITION_LIMITS: '0.1' }, { partitionLimits: { read: 300, write: 100 }, transactionMs: 200 }],
  ])('the table with %j', (variables, table) => {
    expect(readSettings(variables).table).toEqual(table);
  });

  it('the API with a tenth of the limits waits ten times as long for a function', () => {
    expect(readSettings({}).api).toEqual({});
    expect(readSettings({ PARTITION_LIMITS: '0.1' }).api).toEqual({ timeoutSeconds: 300 });
  });

  it('take the cost of password hashes', () => {
    expect(readSettings({}).userPool).toEqual({});
    expect(readSettings({ SCRYPT_COST: '1024' }).userPool).toEqual({ scryptCost: 1024 });
  });

  it('deliver the stream at once, or later by a lag', () => {
    expect(readSettings({}).streamLag).toBe(0);
    expect(readSettings({ STREAM_LAG_MS: '2000' }).streamLag).toBe(2000);
  });

  it.each([
    { STREAM_LAG_MS: '-1' },
    { STREAM_LAG_MS: '2s' },
    { INDEX_LAG_MS: '-1' },
    { INDEX_LAG_MS: '2s' },
    { INDEX_LAG_MS: '2000-500' },
    { PARTITION_LIMITS: 'yes' },
    { PARTITION_LIMITS: '0.0' },
    { PARTITION_LIMITS: '2' },
    { SCRYPT_COST: '1000' },
    { SCRYPT_COST: '1' },
    { SCRYPT_COST: '131072' },
  ])('refuses %j by name', (variables) => {
    const [name = ''] = Object.keys(variables);
    expect(() => readSettings(variables)).toThrow(StartError);
    expect(() => readSettings(variables)).toThrow(new RegExp(`^${name} must be`));
  });
});
