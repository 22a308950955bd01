import { describe, expect, it } from 'vitest';
import { deviceCookie, readDevice } from './device-cookie.ts';

const device = 'abcdefghijklmnopqrst_-';
const [deployed, local] = ['https://site.example', 'http://localhost:3000'];

describe('the cookie of a browser', () => {
  it('is accepted by browsers only over HTTPS and from the site’s host', () => {
    expect(deviceCookie(device, deployed)).toBe(
      `__Host-device=${device}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(deviceCookie(device, local)).not.toMatch(/__Host-|Secure/);
  });

  it.each([deployed, local])('is read again by %s', (siteUrl) => {
    const [sent = ''] = deviceCookie(device, siteUrl).split(';');
    expect(readDevice(['other=1', sent], siteUrl)).toBe(device);
  });

  it.each(['device=short', `device=${device}!`, `x-device=${device}`])('is not %s', (cookie) => {
    expect(readDevice([cookie], local)).toBeUndefined();
  });
});
