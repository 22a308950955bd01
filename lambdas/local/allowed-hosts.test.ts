import { describe, expect, it } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';

const addresses = ['127.0.0.1', '::1', '192.168.1.20', 'fe80::1'];
const own = (port: number) => [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
const allowed = (host: string, siteUrl = 'http://localhost:3000', port = 3000) =>
  allowedHosts({ host, siteUrl }, port, addresses);

describe('the server responds to', () => {
  it('the names of this computer with its port', () => {
    expect(allowed('localhost')).toEqual(own(3000));
  });

  it('the host of SITE_URL, without the port of its protocol', () => {
    expect(allowed('localhost', 'https://learn.example.com/path')).toEqual([
      ...own(3000),
      'learn.example.com',
    ]);
    expect(allowed('localhost', 'http://localhost:8080', 4000)).toEqual([...own(4000), 'localhost:8080']);
  });

  it.each([
    ['192.168.1.20', '192.168.1.20:3000'],
    ['::2', '[::2]:3000'],
    ['Laptop.example', 'laptop.example:3000'],
  ])('the HOST %s as %s', (host, name) => {
    expect(allowed(host)).toEqual([...own(3000), name]);
  });

  it.each(['0.0.0.0', '::'])('the addresses of this computer, and no name, if HOST is %s', (host) => {
    expect(allowed(host)).toEqual([...own(3000), '192.168.1.20:3000', '[fe80::1]:3000']);
  });

  it('its hosts without a port on port 80', () => {
    expect(allowed('localhost', 'http://localhost', 80)).toEqual(
      expect.arrayContaining(['localhost', '[::1]']),
    );
  });
});
