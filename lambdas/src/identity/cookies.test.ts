import { describe, expect, it } from 'vitest';
import { deviceCookie, readDevice, readSessionSecret, sessionCookie } from './cookies.ts';

const value = 'abcdefghijklmnopqrst_-';
const [deployed, local] = ['https://site.example', 'http://localhost:3000'];

describe.each([
  ['device', 'device', deviceCookie, readDevice],
  ['session', 'session-3000', sessionCookie, readSessionSecret],
])('the cookie of a %s', (name, localName, write, read) => {
  it('is accepted by browsers only over HTTPS and from the site’s host', () => {
    expect(write(value, deployed)).toBe(
      `__Host-${name}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(write(value, local)).toBe(
      `${localName}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`,
    );
  });

  it.each([deployed, local])('is read again by %s', (siteUrl) => {
    const [sent = ''] = write(value, siteUrl).split(';');
    expect(read(['other=1', sent], siteUrl)).toBe(value);
  });

  it.each([`${localName}=short`, `${localName}=${value}!`, `x-${localName}=${value}`])(
    'is not %s',
    (cookie) => {
      expect(read([cookie], local)).toBeUndefined();
    },
  );
});
