import { appendFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lookUpRecord } from '../src/company/domain-lookup.ts';
import { answersOfFile, type DnsAnswer, startDnsServer } from './dns-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rwc-dns-'));
const file = path.join(folder, 'dns.txt');
const answers: Record<string, DnsAnswer> = {
  'other.example.com': [['v=spf1 -all'], ['value of another service']],
  'several.example.com': [['another'], ['the value'], ['a third']],
  'joined.example.com': [['the ', 'val', 'ue']],
  'broken.example.com': 'SERVFAIL',
  'empty.example.com': [],
  'silent.example.com': 'silence',
};
const answersInFile = answersOfFile(file);
const server = await startDnsServer((name) => answers[name] ?? answersInFile(name));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const value = 'the value';
/** Looks up a record. A busy machine may take long, so only a server that never responds is given up soon. */
const look = (name: string, most = 60_000) => lookUpRecord({ name, value }, { server: server.address, most });

describe('the lookup of a record at a DNS server', () => {
  it.each([
    ['several.example.com', 'found'],
    ['joined.example.com', 'found'],
    ['Several.EXAMPLE.com', 'found'],
    ['other.example.com', 'wrong'],
    ['missing.example.com', 'missing'],
    ['empty.example.com', 'missing'],
    ['broken.example.com', 'unanswered'],
  ])('of %s is: %s', async (name, expected) => {
    expect(await look(name)).toBe(expected);
  });

  it('of a server that never responds is given up', async () => {
    expect(await look('silent.example.com', 300)).toBe('timeout');
  });

  it('sees a record of the file as soon as it is written, however long its value', async () => {
    const [name, long] = ['_new.example.com', 'x'.repeat(600)];
    expect(await look(name)).toBe('missing');
    await appendFile(file, `${name} something else\n  ${name.toUpperCase()}  the value  \n`);
    expect(await look(name)).toBe('found');
    await appendFile(file, `_long.example.com ${long}\n`);
    expect(await lookUpRecord({ name: '_long.example.com', value: long }, { server: server.address })).toBe(
      'found',
    );
  });
});
