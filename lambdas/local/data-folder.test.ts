import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDataDir, requireFormat } from './data-folder.ts';

// Windows has access control lists in place of modes.
describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let folder = '';
  let mask = 0;
  const at = (name: string) => path.join(folder, name);
  const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'data-'));
    mask = process.umask(0);
    chmodSync(folder, 0o755);
  });
  afterEach(() => {
    process.umask(mask);
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  it('and its old files can be read only by this account', () => {
    mkdirSync(at('s3/bucket'), { recursive: true });
    for (const name of ['cognito.sqlite', 's3/bucket/a.bin']) writeFileSync(at(name), '', { mode: 0o666 });
    openDataDir(folder);
    expect(['', 's3', 's3/bucket'].map(modeOf)).toEqual(['700', '700', '700']);
    expect(['cognito.sqlite', 's3/bucket/a.bin'].map(modeOf)).toEqual(['600', '600']);
  });

  it('keeps its mode if it has other files, which keep theirs', () => {
    for (const name of ['notes.txt', 'stack.env']) writeFileSync(at(name), '', { mode: 0o644 });
    openDataDir(folder);
    expect([modeOf(''), modeOf('notes.txt'), modeOf('stack.env')]).toEqual(['755', '644', '600']);
  });

  it('does not change what a link in it names', () => {
    mkdirSync(at('elsewhere'), { mode: 0o755 });
    symlinkSync(at('elsewhere'), at('s3'));
    openDataDir(folder);
    expect(modeOf('elsewhere')).toBe('755');
  });
});

describe('the data of another version', () => {
  let folder = '';
  const at = (name: string) => path.join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused with what to do, and stays as it is', () => {
    mkdirSync(at('dynamodb'));
    expect(() => requireFormat(folder)).toThrow(/written by another version.*DATA_DIR.*npm run reset/);
    writeFileSync(at('format'), '1\n');
    expect(() => requireFormat(folder)).toThrow(/written by another version/);
    expect(readFileSync(at('format'), 'utf8')).toBe('1\n');
  });

  it('is not that of a new folder, which is opened again', () => {
    requireFormat(folder);
    mkdirSync(at('dynamodb'));
    expect(() => requireFormat(folder)).not.toThrow();
  });
});
