import { describe, expect, it } from 'vitest';
import { isFromOtherOrigin, isOnThisComputer } from './local-pages.ts';

describe('a caller', () => {
  const isLocal = (remoteAddress: string | undefined, headers = {}) =>
    isOnThisComputer({ method: 'GET', headers, remoteAddress });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('at %s is on this computer', (address) => {
    expect(isLocal(address)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '192.168.1.20',
    '10.0.0.1',
    '::ffff:192.168.1.20',
    'fe80::1',
    '2001:db8::1',
    '::',
    '0.0.0.0',
    '127.0.0.1.example',
  ])('at %s is not', (address) => {
    expect(isLocal(address)).toBe(false);
  });

  it.each([
    ['127.0.0.1', true],
    ['::1, 127.0.0.1', true],
    ['192.168.1.20', false],
    ['127.0.0.1, 192.168.1.20', false],
    ['192.168.1.20, 127.0.0.1', false],
    ['', false],
    ['unknown', false],
  ])('whose proxy forwards for "%s" is on this computer: %s', (forwarded, isAllowed) => {
    expect(isLocal('127.0.0.1', { 'x-forwarded-for': forwarded })).toBe(isAllowed);
  });

  it('whose proxy sends Forwarded (RFC 7239) is not', () => {
    expect(isLocal('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(false);
  });
});

describe('a request is from another origin:', () => {
  const host = 'localhost:3000';
  const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  it.each([
    ['without browser headers', {}, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
    ['by a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
    ['with the host in capitals', { host: 'LOCALHOST:3000', origin: 'http://localhost:3000' }, false],
    ['by another site', { 'sec-fetch-site': 'cross-site' }, true],
    ['by another port of this computer', { 'sec-fetch-site': 'same-site' }, true],
    ['with an unknown site', { 'sec-fetch-site': 'sample' }, true],
    ['with the origin of another site', { origin: 'https://attacker.example' }, true],
    ['with the origin of another port', { origin: 'http://localhost:4000' }, true],
    ['of a sandboxed page', { origin: 'null' }, true],
    ['for a link on another site', { 'sec-fetch-site': 'cross-site', ...link }, false],
    ['for a frame', { 'sec-fetch-site': 'cross-site', ...link, 'sec-fetch-dest': 'iframe' }, true],
    [
      'for a picture',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      true,
    ],
  ])('%s', (_, headers, expected) => {
    expect(isFromOtherOrigin({ method: 'GET', headers: { host, ...headers }, remoteAddress: '::1' })).toBe(
      expected,
    );
  });

  it('a form on another site', () => {
    const headers = { host, 'sec-fetch-site': 'cross-site', ...link };
    expect(isFromOtherOrigin({ method: 'POST', headers, remoteAddress: '::1' })).toBe(true);
  });
});
